/**
 * Makes docs/coverage.md of docs/coverage.txt, whose head says what its lines mean. With `--check` it writes nothing, and also fails
 * when the page is out of date. Fails on an item without a test, and on a file or a title that does not exist.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fail, root } from './project.mjs';

const read = (file) => readFileSync(path.join(root, file), 'utf8');
const files = globSync('{contract,server,web,e2e,scripts}/**/*.{ts,tsx}', {
  cwd: root,
  exclude: ['**/node_modules', '**/dist'],
}).map((file) => `/${file.replaceAll(path.sep, '/')}`);
const faults = [];

const hasTitle = (text, title) => [...'\'"`}'].some((mark) => text.includes(mark + title));

/** A link to the test file that `named` names, whose titles are looked for in it. */
function linkTests(item, named) {
  const [name, titles = ''] = named.split(/: (.*)/);
  const found = files.filter((file) => file.endsWith(`/${name}`));
  if (found.length !== 1) faults.push(`${item}: ${name} is the end of ${found.length} files.`);
  if (found.length === 0) return name;
  const text = read(found[0]);
  for (const title of titles.split(' / '))
    if (title && !hasTitle(text, title)) faults.push(`${item}: ${name} has no test '${title}'.`);
  return `[${name.replace(/(\.component)?\.(test|spec)\.tsx?$/, '')}](..${found[0]})`;
}

function formatLine(line) {
  if (line === '' || line.startsWith('#')) return line;
  const [item, ...tests] = line.split(' | ');
  if (tests.length === 0) faults.push(`${item}: no test.`);
  return `- ${item}: ${tests.map((named) => linkTests(item, named)).join(', ')}`;
}

const head = `# Coverage

The items of the specification, in its order, each with the files of the tests that fail when it breaks. Made by \`npm run coverage\` of
[coverage.txt](coverage.txt), which names the tests themselves; change it with the item, in the same commit. Tests named 'records of …' run
those of \`server/test/calls/record-routes.ts\` on each call of a subject.
`;
const [, ...sections] = read('docs/coverage.txt').split(/^(?=##)/m);
const page = `${head}\n${sections.join('').split('\n').map(formatLine).join('\n')}`;
if (faults.length > 0) fail(faults.join('\n'));
if (!process.argv.includes('--check')) writeFileSync(path.join(root, 'docs/coverage.md'), page);
else if (read('docs/coverage.md') !== page)
  fail('docs/coverage.md is not what docs/coverage.txt says: run npm run coverage.');
