import sharp from 'sharp';
import { expect, it } from 'vitest';
import { drawMarks } from '../../../test/data/draw-logos.ts';
import { readBuiltInMark } from './marks.ts';

const pixels = (png: Buffer) =>
  sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });

it('every built-in logo has a mark equal to the generated one; node server/test/data/draw-logos.ts regenerates them', async () => {
  for (const [name, png] of await drawMarks()) {
    const [one, other] = [await pixels(await readBuiltInMark(name)), await pixels(png)];
    expect(one.info, name).toEqual(other.info);
    const differences = one.data.map((value, at) => Math.abs(value - (other.data[at] ?? 0)));
    // Another build of the drawing library may antialias edges differently.
    expect(differences.reduce((sum, it) => sum + it, 0) / one.data.length, name).toBeLessThan(1);
  }
});

it.each(['nergens', '../marks/demo', ''])(
  'builtInMark falls back to the mark of the product for %j',
  async (name) => {
    expect(await readBuiltInMark(name)).toEqual(await readBuiltInMark('ploegplan'));
  },
);
