import { expect, test } from 'vitest';
import { findFilenameFault } from '../documents/files.ts';
import { cleanFilename, cutToBytes, getExtension, renameFile } from './filenames.ts';

test('the extension is the last dot with the letters and digits after it', () => {
  expect(getExtension('gevel.jpg')).toBe('.jpg');
  expect(getExtension('gevel.noord.JPEG')).toBe('.JPEG');
  expect(getExtension('gevel')).toBe('');
  expect(getExtension('.jpg')).toBe('');
  expect(getExtension('gevel.')).toBe('');
  expect(getExtension('vak 1. begane grond')).toBe('');
  expect(getExtension('vak.7z')).toBe('.7z');
  expect(getExtension('Gevel 2.5')).toBe('');
});

test('a cut name has whole characters only, and no more bytes than there is room for', () => {
  expect(cutToBytes('gevel', 5)).toBe('gevel');
  expect(cutToBytes('gevel', 4)).toBe('geve');
  expect(cutToBytes('éé', 3)).toBe('é');
  expect(cutToBytes('a👷', 4)).toBe('a');
});

test('a new name without an extension keeps the old one', () => {
  expect(renameFile('IMG_1.jpg', 'Gevel noord')).toBe('Gevel noord.jpg');
  expect(renameFile('IMG_1.jpg', 'Gevel 12.11.2026')).toBe('Gevel 12.11.2026.jpg');
  expect(renameFile('zonder', 'Gevel')).toBe('Gevel');
});

test('a new name with an extension keeps it as typed', () => {
  expect(renameFile('IMG_1.jpg', ' Gevel noord.png ')).toBe('Gevel noord.png');
  expect(renameFile('IMG_1.jpg', 'Gevel.JPEG')).toBe('Gevel.JPEG');
  expect(renameFile('IMG_1.jpg', 'Gevel.def')).toBe('Gevel.def');
});

test('an empty or unchanged name is ignored', () => {
  expect(renameFile('gevel.jpg', '')).toBeNull();
  expect(renameFile('gevel.jpg', '   ')).toBeNull();
  expect(renameFile('gevel.jpg', 'gevel.jpg')).toBeNull();
  expect(renameFile('gevel.jpg', 'gevel')).toBeNull();
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
  expect(cleanFilename(name)).toBe(plain);
  expect(findFilenameFault(plain)).toBeNull();
});

test('a name that is accepted for a document stays as it is', () => {
  for (const name of ['👩‍🔧 gevel  2.5 (é).pdf', 'Gevel – “noord”.docx', 'cafe\u0301.txt']) {
    expect(findFilenameFault(name)).toBeNull();
    expect(cleanFilename(name)).toBe(name);
  }
});
