import { expect, onTestFinished, test } from 'vitest';
import { ensureHueClass } from './hue-classes.ts';

test('a hue colours an element by a sheet of the page, and none is adopted', () => {
  const element = document.createElement('div');
  element.className = ensureHueClass(123);
  document.body.append(element);
  onTestFinished(() => element.remove());
  expect(getComputedStyle(element).backgroundImage).toMatch(/^linear-gradient/);
  expect(document.adoptedStyleSheets).toEqual([]);
});
