import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** @typedef {{ file: string, seconds: number, passed: number, failed: number, flaky: string[] }} FileResults */

/** A test that passed at its second try, with the first line of why it failed before. */
export const flakyTest = (title, error) =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the colours of a terminal begin with one.
  `${title}: ${(error?.message ?? 'no error').replaceAll(/\x1b\[\d+m/g, '').split('\n', 1)[0]}`;

let places = 0;

/** A file where a test runner leaves the results of its test files, which it gets as `TEST_RESULTS`, and how to take them from there. */
export function placeForResults() {
  const file = path.join(tmpdir(), `ploegplan-results-${process.pid}-${++places}.json`);
  return {
    file,
    /** @returns {FileResults[]} empty when the runner ended too early */
    take() {
      if (!existsSync(file)) return [];
      const results = JSON.parse(readFileSync(file, 'utf8'));
      rmSync(file);
      return results;
    },
  };
}

/**
 * For the reporter of a test runner.
 * @param {FileResults[]} results
 */
export const writeResults = (results) =>
  writeFileSync(process.env.TEST_RESULTS, JSON.stringify(results));
