import { expect, test } from 'vitest';
import { parseRemembered } from './remembered.ts';

test('remembers what is valid', () => {
  expect(parseRemembered('colorScheme', '"dark"')).toBe('dark');
  expect(parseRemembered('selectedDate', '"2026-11-16"')).toBe('2026-11-16');
});

test.each([null, '', 'dark', '"pink"', '{}'])('forgets what is no colour scheme: %s', (text) => {
  expect(parseRemembered('colorScheme', text)).toBeUndefined();
});

test('a previous path stays on this site', () => {
  expect(parseRemembered('previousPath', '"/planning?week=47"')).toBe('/planning?week=47');
  const elsewhere = [
    '//elders.example',
    '/\\elders.example',
    '/\t/elders.example',
    '/\n\\elders.example',
  ];
  for (const path of [...elsewhere, 'https://elders.example', 'javascript:alert(1)', '']) {
    expect(parseRemembered('previousPath', JSON.stringify(path))).toBeUndefined();
  }
});
