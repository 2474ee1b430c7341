import { expect, it } from 'vitest';
import { getAddressBlock } from './address-block.ts';

it.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
])('addressBlock returns for %s %s', (address, block) => {
  expect(getAddressBlock(address)).toBe(block);
});
