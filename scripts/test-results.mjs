import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * Where the reporter of a test runner leaves the results of each test file; set by `npm test`, inherited by the runner.
 * @typedef {{ file: string, seconds: number, passed: number, failed: number, flaky: string[] }} FileResults
 */
process.env.TEST_RESULTS ??= path.join(tmpdir(), `ploegplan-results-${process.pid}.json`);
const { TEST_RESULTS } = process.env;

/** @param {FileResults[]} results */
export const writeResults = (results) => writeFileSync(TEST_RESULTS, JSON.stringify(results));

/** @returns {FileResults[]} empty when the runner ended too early */
export function takeResults() {
  if (!existsSync(TEST_RESULTS)) return [];
  const results = JSON.parse(readFileSync(TEST_RESULTS, 'utf8'));
  rmSync(TEST_RESULTS);
  return results;
}
