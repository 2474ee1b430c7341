import { cp, mkdir, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const checkout = fileURLToPath(new URL('../../../', import.meta.url));

/** Makes a version of the product in a folder: this one, with pages of its own that have two files, and with more migrations. */
export async function makeVersion(
  folder: string,
  name: string,
  migrations: Record<string, string> = {},
): Promise<string> {
  for (const part of ['package.json', 'server/package.json', 'server/src', 'server/migrations'])
    await cp(path.join(checkout, part), path.join(folder, part), { recursive: true });
  for (const part of ['node_modules', 'server/node_modules'])
    await symlink(path.join(checkout, part), path.join(folder, part));
  const files = {
    'web/dist/index.html': `<script src="/assets/${name}-start.js"></script><script src="/assets/${name}-later.js"></script>`,
    [`web/dist/assets/${name}-start.js`]: '// code',
    [`web/dist/assets/${name}-later.js`]: '// code',
    ...Object.fromEntries(
      Object.entries(migrations).map(([file, sql]) => [`server/migrations/${file}`, sql]),
    ),
  };
  await mkdir(path.join(folder, 'web/dist/assets'), { recursive: true });
  for (const [file, contents] of Object.entries(files))
    await writeFile(path.join(folder, file), contents);
  return folder;
}
