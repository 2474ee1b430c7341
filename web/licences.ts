import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';

const MODULE = 'virtual:licences';
const resolved = `\0${MODULE}`;
const root = path.join(import.meta.dirname, '..');

type LockedPackage = Partial<
  Record<'version' | 'license', string> & Record<'dev' | 'devOptional' | 'link', boolean>
>;

/** The installed packages that the product runs on, by their place; those for other systems are not installed. */
async function installedPackages(): Promise<[place: string, found: LockedPackage][]> {
  const { packages } = JSON.parse(await readFile(path.join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, LockedPackage>;
  };
  return Object.entries(packages).filter(
    ([place, { dev, devOptional, link }]) =>
      place.includes('node_modules/') && !dev && !devOptional && !link,
  );
}

/** The text of the licence that a package brings; empty when it brings none, undefined when it is not installed. */
async function licenceText(place: string): Promise<string | undefined> {
  const folder = path.join(root, place);
  const names = await readdir(folder).catch(() => undefined);
  if (!names) return undefined;
  const name = names.find((value) => /^(licen[cs]e|copying)/i.test(value));
  return name ? (await readFile(path.join(folder, name), 'utf8')).trim() : '';
}

/** Each name with its version once, by name; equal texts once. */
async function readLicences() {
  const texts: string[] = [];
  const rows = new Map<string, [name: string, version: string, licence: string, text: number]>();
  for (const [place, { version = '', license = '' }] of await installedPackages()) {
    const text = await licenceText(place);
    if (text === undefined) continue;
    if (!texts.includes(text)) texts.push(text);
    const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
    rows.set(`${name} ${version}`, [name, version, license, texts.indexOf(text)]);
  }
  return { texts, packages: [...rows.values()].sort(([a], [b]) => (a < b ? -1 : Number(a > b))) };
}

/** Makes a module of the licences of all that is built in, for who asks for them. */
export function licences(): Plugin {
  return {
    name: 'licences',
    resolveId: (id) => (id === MODULE ? resolved : undefined),
    load: async (id) =>
      id === resolved ? `export default ${JSON.stringify(await readLicences())}` : undefined,
  };
}
