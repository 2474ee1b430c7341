import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { unusedColors } from './theme.ts';

const root = path.join(import.meta.dirname, '../..');

it('nothing has a colour of Mantine whose shades are left out', () => {
  const names = unusedColors.join('|');
  const use = new RegExp(`mantine-color-(${names})\\b|["'](${names})(\\.\\d)?["']`);
  const files = globSync('**/*.{tsx,css}', { cwd: root, exclude: ['**/*.test.tsx'] });
  const users = files.filter((file) => use.test(readFileSync(path.join(root, file), 'utf8')));
  expect(files.length).toBeGreaterThan(100);
  expect(users).toEqual([]);
});
