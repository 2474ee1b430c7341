import { ImageInfo } from '@ploegplan/contract/images/schemas';
import { sample } from '@ploegplan/contract/test/sample';
import { expect, test } from 'vitest';
import { listWaysBack } from './ways-back.ts';

const imageOf = (filename: string, entityId: string) => {
  const image = sample(ImageInfo, { filename });
  return { ...image, metadata: { ...image.metadata, entityType: 'client' as const, entityId } };
};

const gate = imageOf('poort.jpg', 'north');
const roof = imageOf('dak.jpg', 'south');
const here = (filename: string) => imageOf(filename, 'here');

test('moved images go back to what each belonged to', () => {
  const after = [here('oud.jpg'), here('poort.jpg'), here('dak.jpg')];
  expect(listWaysBack({ chosen: [gate, roof], before: [here('oud.jpg')], after })).toEqual([
    { owner: { type: 'client', id: 'north' }, images: [here('poort.jpg')] },
    { owner: { type: 'client', id: 'south' }, images: [here('dak.jpg')] },
  ]);
});

test('moved images with equal names cannot be moved back', () => {
  const twice = [gate, imageOf('poort.jpg', 'south')];
  const after = [here('poort.jpg'), here('poort (2).jpg')];
  expect(listWaysBack({ chosen: twice, before: [], after })).toEqual([]);
  expect(listWaysBack({ chosen: [gate], before: [here('poort.jpg')], after })).toEqual([]);
});
