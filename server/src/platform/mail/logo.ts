import { readFile } from 'node:fs/promises';

/** The built-in logos as PNG: mail programs show no SVG. Generated from the web application's by test/draw-logos.ts. */
export const logoFolder = new URL('./logos/', import.meta.url);

const read = new Map<string, Promise<Buffer | undefined>>();

/** A built-in logo as PNG, 40 pixels high in a mail; undefined when there is none of that name. */
export function readBuiltInLogo(name: string): Promise<Buffer | undefined> {
  const known = read.get(name);
  if (known) return known;
  const reading = readLogo(name);
  read.set(name, reading);
  reading.catch(() => read.delete(name));
  return reading;
}

async function readLogo(name: string): Promise<Buffer | undefined> {
  if (!/^[\w-]+$/.test(name)) return undefined;
  return readFile(new URL(`${name}.png`, logoFolder)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
}
