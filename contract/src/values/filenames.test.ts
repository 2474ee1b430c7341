import { expect, test } from 'vitest';
import { filenameFault } from '../documents/files.ts';
import { cutToBytes, extensionOf, plainFilename, renamed } from './filenames.ts';

test('the extension is the last dot with the letters and digits after it', () => {
  expect(extensionOf('gevel.jpg')).toBe('.jpg');
  expect(extensionOf('gevel.noord.JPEG')).toBe('.JPEG');
  expect(extensionOf('gevel')).toBe('');
  expect(extensionOf('.jpg')).toBe('');
  expect(extensionOf('gevel.')).toBe('');
  expect(extensionOf('vak 1. begane grond')).toBe('');
  expect(extensionOf('vak.7z')).toBe('.7z');
  expect(extensionOf('Gevel 2.5')).toBe('');
});

test('a cut name has whole characters only, and no more bytes than there is room for', () => {
  expect(cutToBytes('gevel', 5)).toBe('gevel');
  expect(cutToBytes('gevel', 4)).toBe('geve');
  expect(cutToBytes('éé', 3)).toBe('é');
  expect(cutToBytes('a👷', 4)).toBe('a');
});

test('a new name without an extension keeps the old one', () => {
  expect(renamed('IMG_1.jpg', 'Gevel noord')).toBe('Gevel noord.jpg');
  expect(renamed('IMG_1.jpg', 'Gevel 12.11.2026')).toBe('Gevel 12.11.2026.jpg');
  expect(renamed('zonder', 'Gevel')).toBe('Gevel');
});

test('a new name with an extension keeps it as typed', () => {
  expect(renamed('IMG_1.jpg', ' Gevel noord.png ')).toBe('Gevel noord.png');
  expect(renamed('IMG_1.jpg', 'Gevel.JPEG')).toBe('Gevel.JPEG');
  expect(renamed('IMG_1.jpg', 'Gevel.def')).toBe('Gevel.def');
});

test('an empty or unchanged name is ignored', () => {
  expect(renamed('gevel.jpg', '')).toBeNull();
  expect(renamed('gevel.jpg', '   ')).toBeNull();
  expect(renamed('gevel.jpg', 'gevel.jpg')).toBeNull();
  expect(renamed('gevel.jpg', 'gevel')).toBeNull();
});

test.each([
  ['Klanten 2026-11-21.csv', 'Klanten 2026-11-21.csv'],
  ['In/uit: "a" 2026-11-21.xlsx', 'In uit a 2026-11-21.xlsx'],
  ['../../etc/passwd', 'etc passwd'],
  ['C:\\Windows\\win.ini', 'C Windows win.ini'],
  ['kade\r\nSet-Cookie: a.pdf', 'kade Set-Cookie a.pdf'],
  ['gevel\u0000\u001b.pdf', 'gevel .pdf'],
  ['foto\u202Egpj.exe', 'foto gpj.exe'],
  ['NUL.zip', 'NUL_.zip'],
  ['..', 'naamloos'],
  ['', 'naamloos'],
])('the name %j is the plain file name %j', (name, plain) => {
  expect(plainFilename(name)).toBe(plain);
  expect(filenameFault(plain)).toBeNull();
});

test('a name that is accepted for a document stays as it is', () => {
  for (const name of ['👩‍🔧 gevel  2.5 (é).pdf', 'Gevel – “noord”.docx', 'cafe\u0301.txt']) {
    expect(filenameFault(name)).toBeNull();
    expect(plainFilename(name)).toBe(name);
  }
});
