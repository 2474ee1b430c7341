import { limits } from '@ploegplan/contract/limits';
import { expect, test } from 'vitest';
import { cleanFilename, uploadFilename } from './filename.ts';

const clean = (name: string) => uploadFilename(name, 'image/jpeg');

test.each([
  ['gevel.jpg', 'gevel.jpg'],
  ['Gevel.JPEG', 'Gevel.JPEG'],
  ['gevel', 'gevel.jpg'],
  ['gevel.png', 'gevel.jpg'],
  ['IMG_0042.HEIC', 'IMG_0042.jpg'],
  ['oplevering 12.5', 'oplevering 12.5.jpg'],
  ['rekening.exe', 'rekening.exe.jpg'],
])('makes the extension match the type: %s becomes %s', (given, cleaned) => {
  expect(clean(given)).toBe(cleaned);
});

test.each([
  ['gevel.png', 'gevel.png'],
  ['Gevel.JPEG', 'Gevel.JPEG'],
  ['gevel', 'gevel'],
  ['../vak 1: "noord".def', 'vak 1_ _noord_.def'],
  [`${'a'.repeat(400)}.png`, `${'a'.repeat(limits.filename - 4)}.png`],
])('without a type the extension stays: %s becomes %s', (given, cleaned) => {
  expect(cleanFilename(given)).toBe(cleaned);
});

test.each([
  ['../../etc/passwd', 'passwd.jpg'],
  ['C:\\Foto\\gevel.jpg', 'gevel.jpg'],
  ['map/', 'afbeelding.jpg'],
])('keeps only the last part of a path: %s', (given, cleaned) => {
  expect(clean(given)).toBe(cleaned);
});

test.each([
  ['gevel\u0000\u0007.jpg', 'gevel.jpg'],
  ['ge\nvel.jpg', 'ge vel.jpg'],
  ['foto\u202Egpj.exe', 'fotogpj.exe.jpg'],
  ['gevel\uD83D.jpg', 'gevel.jpg'],
  ['..verborgen.jpg', 'verborgen.jpg'],
  ['gevel. . .jpg', 'gevel.jpg'],
  ['vak 1: "noord"?.jpg', 'vak 1_ _noord__.jpg'],
  ['CON.jpg', 'CON_.jpg'],
  ['nul.tar.jpg', 'nul_.tar.jpg'],
  ['console.jpg', 'console.jpg'],
])('removes or replaces unsafe characters and reserved names: %j', (given, cleaned) => {
  expect(clean(given)).toBe(cleaned);
});

test.each(['', '.', '..', '.jpg', '   ', '\u200B', '/'])(
  'gives an empty name a default: %j',
  (given) => {
    expect(clean(given)).toMatch(/^(afbeelding|jpg)\.jpg$/);
  },
);

test('composes accents (NFC), so that equal names compare equal', () => {
  expect(clean('cafe\u0301.jpg')).toBe('caf\u00E9.jpg');
});

test('truncates a long name before its extension, never within a surrogate pair', () => {
  expect(clean(`${'a'.repeat(400)}.jpg`)).toBe(`${'a'.repeat(limits.filename - 4)}.jpg`);
  const emoji = clean(`a${'\u{1F3D7}'.repeat(150)}.jpg`);
  expect(emoji.isWellFormed()).toBe(true);
  expect(Buffer.byteLength(emoji)).toBeLessThanOrEqual(limits.filename);
});

test('does not change a clean name', () => {
  for (const name of ['CON.jpg', '..a..b..', 'x'.repeat(500), 'vak 1?.png']) {
    expect(clean(clean(name))).toBe(clean(name));
  }
});
