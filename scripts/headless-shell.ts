import { existsSync } from 'node:fs';

/**
 * What the tests run in: Chromium without its windows where Debian installed it beside the whole one, because it takes a
 * quarter less processor time; undefined is Playwright's own.
 */
export function headlessShell(chromium: string | undefined): string | undefined {
  const shell = `${chromium}-headless-shell`;
  return existsSync(shell) ? shell : chromium;
}
