import { expect, test } from 'vitest';
import { formatFileSize } from './sizes.ts';

test.each([
  [0, '0 B'],
  [1023, '1023 B'],
  [1024, '1,0 KB'],
  [1536, '1,5 KB'],
  [1024 * 1024 - 1, '1024,0 KB'],
  [1024 * 1024, '1,00 MB'],
  [2_453_667, '2,34 MB'],
  [1_200 * 1024 * 1024, '1200,00 MB'],
])('formats %i bytes as %s', (bytes, shown) => {
  expect(formatFileSize(bytes)).toBe(shown);
});
