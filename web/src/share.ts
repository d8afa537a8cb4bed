/** Hand something to others in the way of the device, or copy it where there is none; true if it was copied. */
export async function shareOrCopy(data: { text: string } | { url: string }): Promise<boolean> {
  if (navigator.share) {
    await navigator.share(data).catch(() => undefined); // the person thought better of it
    return false;
  }
  await navigator.clipboard.writeText('url' in data ? data.url : data.text);
  return true;
}
