/** Hand something to others in the way of the device, or copy it where there is none; true if it was copied. */
export async function shareOrCopy(data: { text: string } | { url: string; text?: string }): Promise<boolean> {
  if (navigator.share) {
    await navigator.share(data).catch(() => undefined); // the person thought better of it
    return false;
  }
  return copy('url' in data ? data.url : data.text);
}

/** Copy a text; true if that worked. */
export async function copy(text: string): Promise<boolean> {
  if (navigator.clipboard) {
    await navigator.clipboard.writeText(text);
    return true;
  }
  // A page that came without TLS from another machine has no clipboard but the old one.
  const field = Object.assign(document.createElement('textarea'), { value: text });
  document.body.append(field);
  field.select();
  const isCopied = document.execCommand('copy');
  field.remove();
  return isCopied;
}
