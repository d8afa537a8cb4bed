// Lays a .br and a .gz beside each built file that gets smaller by it; the server sends what the browser takes.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const folder = fileURLToPath(new URL('../../src/basra/server/static', import.meta.url));
const LEAST_BYTES = 512;

for (const name of readdirSync(folder, { recursive: true })) {
  if (!/\.(js|css|svg|json|webmanifest|txt)$/.test(name)) continue;
  const path = join(folder, name);
  const plain = readFileSync(path);
  if (plain.length < LEAST_BYTES) continue;
  writeFileSync(`${path}.br`, brotliCompressSync(plain));
  writeFileSync(`${path}.gz`, gzipSync(plain, { level: 9 }));
}
