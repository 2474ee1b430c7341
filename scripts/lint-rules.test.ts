import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const biome = createRequire(import.meta.url).resolve('@biomejs/biome/bin/biome');
const configuration = fileURLToPath(new URL('../biome.json', import.meta.url));

/** Writes one file into a temporary tree with the project's rules; returns whether this rule rejects it. */
function isRejectedBy(rule: string, path: string, content: string): boolean {
  const tree = mkdtempSync(join(tmpdir(), 'ploegplan-rules-'));
  try {
    copyFileSync(configuration, join(tree, 'biome.json'));
    mkdirSync(join(tree, dirname(path)), { recursive: true });
    writeFileSync(join(tree, path), content);
    const rules = [`--only=style/${rule}`, '--vcs-enabled=false'];
    const { stdout, stderr } = spawnSync(process.execPath, [biome, 'lint', ...rules, path], {
      cwd: tree,
      encoding: 'utf8',
    });
    expect(stdout + stderr).toContain('Checked 1 file');
    return (stdout + stderr).includes(rule);
  } finally {
    rmSync(tree, { recursive: true, force: true });
  }
}

const isRejected = (path: string, source: string) =>
  isRejectedBy(
    'noRestrictedImports',
    path,
    `import { x } from '${source}';\nexport const y = x;\n`,
  );

describe('the import rules', () => {
  it.each([
    ['contract/src/planted.ts', 'node:fs'],
    ['contract/src/planted.ts', 'react'],
    ['server/src/platform/http/planted.ts', '../../features/clients/routes.ts'],
    ['server/src/platform/planted.ts', '../app.ts'],
    ['server/src/features/clients/planted.ts', '../projects/repository.ts'],
    ['server/src/features/clients/planted.ts', '../../app.ts'],
    ['server/src/features/clients/routes.ts', 'kysely'],
    ['server/src/features/clients/service.ts', 'pg'],
    ['server/src/features/clients/service.ts', '../projects/repository.ts'],
    ['web/src/lib/planted.ts', '../features/session/queries.ts'],
    ['web/src/lib/api/planted.ts', '../../data/clients.ts'],
    ['web/src/lib/api/planted.ts', '../../ui/messages/confirm.ts'],
    ['web/src/lib/planted.ts', '@ploegplan/contract/clients/endpoints'],
    ['web/src/lib/planted.ts', '@ploegplan/contract/clients/schemas'],
    ['web/src/data/planted.ts', '../features/session/queries.ts'],
    ['web/src/data/planted.ts', '../ui/messages/confirm.ts'],
    ['web/src/ui/form/planted.tsx', '../../data/clients.ts'],
    ['web/src/ui/planted.tsx', '../features/session/queries.ts'],
    ['web/src/features/planning/planted.ts', '../session/queries.ts'],
    ['web/src/features/planning/planted.ts', '../../routes/planning.tsx'],
    ['web/src/features/planning/board/planted.ts', '../../session/queries.ts'],
    ['web/src/features/planning/board/planted.ts', '../../../app/router.tsx'],
  ])('reject in %s an import of %s', (path, source) => {
    expect(isRejected(path, source)).toBe(true);
  });

  it.each([
    ['server/src/features/clients/routes.ts', './repository.ts'],
    ['server/src/features/clients/routes.ts', '../../platform/http/route.ts'],
    ['server/src/features/clients/repository.ts', 'kysely'],
    ['web/src/features/planning/planted.ts', '../../lib/api/call.ts'],
    ['web/src/features/planning/board/planted.ts', '../useWeek.ts'],
    ['web/src/features/planning/planted.ts', '../../data/clients.ts'],
    ['web/src/data/planted.ts', '@ploegplan/contract/clients/endpoints'],
    ['web/src/lib/planted.ts', '@ploegplan/contract/session/endpoints'],
    ['web/src/features/planning/board/planted.ts', '../../../ui/planted.tsx'],
  ])('accept in %s an import of %s', (path, source) => {
    expect(isRejected(path, source)).toBe(false);
  });
});

describe('the file-name rule', () => {
  it.each([
    ['web/src/ui/use-thing.ts', 'useThing', 'a hook in kebab-case'],
    ['web/src/ui/Thing.tsx', 'Other', 'a component in a file of another name'],
    ['server/src/platform/someThing.ts', 'doThing', 'a module in camelCase'],
  ])('rejects %s exporting %s: %s', (path, name) => {
    expect(isRejectedBy('useFilenamingConvention', path, `export const ${name} = 1;\n`)).toBe(true);
  });

  it.each([
    ['web/src/ui/useThing.ts', 'useThing'],
    ['web/src/ui/Thing.tsx', 'Thing'],
    ['server/src/platform/some-thing.ts', 'doThing'],
  ])('accepts %s exporting %s', (path, name) => {
    expect(isRejectedBy('useFilenamingConvention', path, `export const ${name} = 1;\n`)).toBe(
      false,
    );
  });
});
