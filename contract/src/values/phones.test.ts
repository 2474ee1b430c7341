import { expect, test } from 'vitest';
import { createPhoneHref, LOST_DIGITS, LOST_START, repairPhone } from './phones.ts';

test.each([
  ['31612345678', '+31612345678'],
  ['201234567', '0201234567'],
  ['612345678', '0612345678'],
  ['6 12345678', '06 12345678'],
  ['32470123456', '+32470123456'],
  ['4915112345678', '+4915112345678'],
  ['8001234', '08001234'],
  ['9001234567', '09001234567'],
  ['0612345678', '0612345678'],
  ['+31 6 12345678', '+31 6 12345678'],
  ['0031612345678', '0031612345678'],
  ['(020) 123 45 67', '(020) 123 45 67'],
  ['toestel 12', 'toestel 12'],
  ['4321', '4321'],
])('the phone number %s of a spreadsheet is %s', (text, phone) => {
  expect(repairPhone(text)).toBe(phone);
});

test.each([
  ['3,16123E+10', LOST_DIGITS],
  ['3.16123E10', LOST_DIGITS],
  ['11612345678', LOST_START],
  ['31612345678901234', LOST_START],
])('the phone number %s of a spreadsheet cannot be repaired', (text, fault) => {
  expect(repairPhone(text)).toEqual({ fault });
});

test.each([
  ['06 12 34 56 78', 'tel:0612345678'],
  ['06-12345678', 'tel:0612345678'],
  ['+31 (0)6 12345678', 'tel:+31612345678'],
  ['(020) 123 45 67', 'tel:0201234567'],
  ['0470/12.34.56', 'tel:0470123456'],
  ['06 12345678 / 078 1234567', 'tel:0612345678'],
  ['06 12345678 of 078 1234567', 'tel:0612345678'],
  ['kantoor: 088 000 00 01 toestel 12', 'tel:0880000001'],
  ['06 1234\u00A05678', 'tel:0612345678'],
  ['geen', null],
  ['', null],
])('%j calls %s', (phone, href) => {
  expect(createPhoneHref(phone)).toBe(href);
});
