import { expect, test } from 'vitest';
import { cleanFilename } from './filename.ts';

const clean = (name: string) => cleanFilename(name, 'image/jpeg');

test.each([
  ['gevel.jpg', 'gevel.jpg'],
  ['Gevel.JPEG', 'Gevel.JPEG'],
  ['gevel', 'gevel.jpg'],
  ['gevel.png', 'gevel.jpg'],
  ['IMG_0042.HEIC', 'IMG_0042.jpg'],
  ['oplevering 12.5', 'oplevering 12.5.jpg'],
  ['rekening.exe', 'rekening.exe.jpg'],
])('the extension agrees with the type: %s becomes %s', (given, cleaned) => {
  expect(clean(given)).toBe(cleaned);
});

test.each([
  ['../../etc/passwd', 'passwd.jpg'],
  ['C:\\Foto\\gevel.jpg', 'gevel.jpg'],
  ['map/', 'afbeelding.jpg'],
])('only the last part of a path stays: %s', (given, cleaned) => {
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
])('what harms, hides or misleads goes: %j', (given, cleaned) => {
  expect(clean(given)).toBe(cleaned);
});

test.each(['', '.', '..', '.jpg', '   ', '\u200B', '/'])('a name is never empty: %j', (given) => {
  expect(clean(given)).toMatch(/^(afbeelding|jpg)\.jpg$/);
});

test('accents are composed, so that equal names are equal', () => {
  expect(clean('cafe\u0301.jpg')).toBe('caf\u00E9.jpg');
});

test('a long name is cut before its extension, never through a character', () => {
  expect(clean(`${'a'.repeat(400)}.jpg`)).toBe(`${'a'.repeat(196)}.jpg`);
  const emoji = clean(`a${'\u{1F3D7}'.repeat(150)}.jpg`);
  expect(emoji.isWellFormed()).toBe(true);
  expect(emoji.length).toBeLessThanOrEqual(200);
});

test('cleaning a clean name changes nothing', () => {
  for (const name of ['CON.jpg', '..a..b..', 'x'.repeat(500), 'vak 1?.png']) {
    expect(clean(clean(name))).toBe(clean(name));
  }
});
