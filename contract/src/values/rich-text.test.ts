import { expect, test } from 'vitest';
import { isSafeHref } from './rich-text.ts';

test.each([
  'https://example.nl/a?b=1&c=2',
  'http://example.nl',
  'mailto:kantoor@example.nl',
  'tel:+31881234567',
  '/project-details/1',
])('%s may be linked to', (href) => {
  expect(isSafeHref(href)).toBe(true);
});

test.each([
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'file:///etc/passwd',
  'blob:https://example.nl/1',
  '//example.nl',
  '/\\example.nl',
  '/\n/example.nl',
  'example.nl',
  '',
])('%j may not', (href) => {
  expect(isSafeHref(href)).toBe(false);
});
