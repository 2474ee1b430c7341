import sharp from 'sharp';
import { expect, it } from 'vitest';
import { drawMarks } from '../../../test/draw-logos.ts';
import { builtInMark } from './marks.ts';

const pixels = (png: Buffer) =>
  sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });

it('every built-in logo has its mark as it is drawn for the browser; node server/test/draw-logos.ts draws them anew', async () => {
  for (const [name, png] of await drawMarks()) {
    const [one, other] = [await pixels(await builtInMark(name)), await pixels(png)];
    expect(one.info, name).toEqual(other.info);
    const differences = one.data.map((value, at) => Math.abs(value - (other.data[at] ?? 0)));
    // Another build of the drawing library may smooth an edge in another way.
    expect(differences.reduce((sum, it) => sum + it, 0) / one.data.length, name).toBeLessThan(1);
  }
});

it.each(['nergens', '../marks/demo', ''])('%j has the mark of the product', async (name) => {
  expect(await builtInMark(name)).toEqual(await builtInMark('ploegplan'));
});
