import sharp from 'sharp';
import { expect, it } from 'vitest';
import { drawLogos } from '../../../test/data/draw-logos.ts';
import { readBuiltInLogo } from './logo.ts';

const pixels = (png: Buffer) =>
  sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });

it('every built-in logo has a PNG equal to the generated one; node server/test/data/draw-logos.ts regenerates them', async () => {
  for (const [name, png] of await drawLogos()) {
    const kept = await readBuiltInLogo(name);
    if (!kept) throw new Error(`There is no ${name}.png`);
    const [one, other] = [await pixels(kept), await pixels(png)];
    expect(one.info, name).toEqual(other.info);
    const differences = one.data.map((value, at) => Math.abs(value - (other.data[at] ?? 0)));
    // Another build of the drawing library may antialias edges differently.
    expect(differences.reduce((sum, it) => sum + it, 0) / one.data.length, name).toBeLessThan(1);
  }
});

it.each(['nergens', '../logo', 'demo.png', ''])(
  'builtInLogo returns undefined for %j',
  async (name) => {
    expect(await readBuiltInLogo(name)).toBeUndefined();
  },
);
