import { expect, test } from 'vitest';
import { createMailHref, emailPattern } from './email.ts';

test.each([
  'jansen&zonen@example.nl',
  'bouw/plan@example.nl',
  "o'neil@example.nl",
  'Jan.Jansen+Bouw@EXAMPLE.NL',
  'info@bäckerei-müller.example',
  'info@xn--bckerei-mller-hfb4b.example',
  'a@b.c1',
])('%s is an address', (address) => {
  expect(emailPattern.test(address)).toBe(true);
});

test.each([
  'jan',
  'jan@example',
  'jan@@example.nl',
  'a@example.nl; b@example.nl',
  'Jan <jan@example.nl>',
  'jan janssen@example.nl',
  'jan.@example.nl',
  'jan..jansen@example.nl',
  'jan@-example.nl',
  'jan@example-.nl',
  'jan@example..nl',
  'jan@127.0.0.1',
  'jan@example.nl\n',
  'jané@example.nl',
  `${'j'.repeat(65)}@example.nl`,
  `jan@${'e'.repeat(64)}.nl`,
])('%j is no address', (address) => {
  expect(emailPattern.test(address)).toBe(false);
});

test('a link that writes keeps signs that would end the address', () => {
  expect(createMailHref('wat?zo&zo@example.nl')).toBe('mailto:wat%3Fzo%26zo@example.nl');
});
