import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { listBuiltIn } from '../server/src/features/help/articles.ts';
import { getHelpPathFor, linkedSlugs } from '../web/src/features/help/screen-articles.ts';

const pages = fileURLToPath(new URL('../web/src/routes/_shell', import.meta.url));

/** Screens without an article: the help itself, those of nobody in particular, and a host's own. */
const without = ['/help', '/help/$slug', '/admin', '/exit-confirmation', '/session-expired', '/$'];

test.each(['admin', 'employee'] as const)(
  'every article to which a screen leads exists (%s)',
  (role) => {
    const slugs = listBuiltIn(role).map(({ slug }) => slug);
    expect(linkedSlugs[role].filter((slug) => !slugs.includes(slug))).toEqual([]);
  },
);

test('every screen of the office has an article', () => {
  const paths = globSync('*.tsx', { cwd: pages }).map(
    (file) =>
      `/${file
        .replace(/\.tsx$/, '')
        .replaceAll('_.', '/')
        .replaceAll('.', '/')
        .replace(/\/index$/, '')}`,
  );
  const session = { userType: 'admin', alsoEmployee: false, employeeId: null } as const;
  const missing = paths.filter(
    (path) => getHelpPathFor(path, session) === '/help' && !without.includes(path),
  );
  expect(missing).toEqual([]);
});
