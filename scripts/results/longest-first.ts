import path from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The API tests that take longest, longest first: each starts the product or a database, or walks all routes. */
export const longest = [
  'test/calls/route-walk',
  'src/platform/backup/backup',
  'src/platform/database/embedded',
  'test/nodes',
  'test/crash',
  'src/main',
  'src/cli/backups',
  'test/proxies',
  'src/demo/seed',
  'src/platform/database/upgrade',
  'test/deployment',
].map((name) => path.resolve(import.meta.dirname, `../../server/${name}.test.ts`));

const rank = ({ moduleId }: TestSpecification) => {
  const at = longest.indexOf(path.normalize(moduleId));
  return at === -1 ? longest.length : at;
};

/** Starts these first, so that none runs alone at the end; Vitest knows how long files take only where they ran before. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b));
  }
}
