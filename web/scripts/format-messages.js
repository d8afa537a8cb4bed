// Messages as the page says them. In: [{ language, files, requests: [[id, values], …] }, …]; out: [{ texts, errors }, …].
import { readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';

function format({ language, files, requests }) {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const errors = files.flatMap((file) => bundle.addResource(new FluentResource(readFileSync(file, 'utf8'))));
  const texts = requests.map(([id, values]) => {
    const pattern = bundle.getMessage(id)?.value;
    return pattern ? bundle.formatPattern(pattern, values, errors) : null;
  });
  return { texts, errors: errors.map(String) };
}

process.stdout.write(JSON.stringify(JSON.parse(readFileSync(0, 'utf8')).map(format)));
