import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The files that take longest, longest first: each starts the product or a database, or walks all routes. */
const LONGEST = [
  'test/route-walk',
  'platform/backup/backup',
  'platform/database/embedded',
  'test/nodes',
  'test/crash',
  'src/main',
  'cli/backups',
  'test/proxies',
  'demo/seed',
  'cli/open',
  'database/upgrade',
  'test/deployment',
].map((name) => `${name}.test.ts`);

const rank = ({ moduleId }: TestSpecification) => {
  const at = LONGEST.findIndex((name) => moduleId.endsWith(`/${name}`));
  return at === -1 ? LONGEST.length : at;
};

/** Starts these first, so that none runs alone at the end; Vitest knows how long files take only where they ran before. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b));
  }
}
