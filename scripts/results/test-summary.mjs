import path from 'node:path';
import { root } from '../project.mjs';

const SLOWEST = 10;

const shortPath = (file) => path.relative(root, file).replaceAll('\\', '/');

function table(title, rows) {
  const width = Math.max(title.length, ...rows.map(({ name }) => name.length));
  const line = (name, seconds) => `${name.padEnd(width)}  ${seconds.padStart(7)}`;
  return [line(title, 'seconds'), ...rows.map((row) => line(row.name, row.seconds.toFixed(1)))];
}

/** The time of each layer and the results of its tests, for the end of `npm test`. */
export class Summary {
  #began = performance.now();
  #layers = [];
  #files = [];

  /** Runs a layer. One that throws or exits stays unfinished. */
  async run(name, work) {
    const layer = { name, began: performance.now(), ended: null };
    this.#layers.push(layer);
    const value = await work();
    layer.ended = performance.now();
    return value;
  }

  /** @param {import('./test-results.mjs').FileResults[]} files */
  addResults(files) {
    this.#files.push(...files);
  }

  /** The last line is the sum over all tests; a layer that failed otherwise than by a test counts as one failure. */
  text() {
    const sum = (key) => this.#files.reduce((total, file) => total + file[key], 0);
    const isUnfinished = this.#layers.some(({ ended }) => ended === null);
    const failed = sum('failed') || (isUnfinished ? 1 : 0);
    return [
      ...this.#times(),
      ...this.#slowest(),
      ...this.#flaky(),
      `${sum('passed')} passed, ${failed} failed`,
    ].join('\n');
  }

  #times() {
    const now = performance.now();
    const rows = this.#layers.map(({ name, began, ended }) => ({
      name: ended === null ? `${name} (failed)` : name,
      seconds: ((ended ?? now) - began) / 1000,
    }));
    const all = { name: 'total', seconds: (now - this.#began) / 1000 };
    return [...table('layer', [...rows, all]), ''];
  }

  #slowest() {
    if (this.#files.length === 0) return [];
    const slowest = this.#files.toSorted((a, b) => b.seconds - a.seconds).slice(0, SLOWEST);
    const rows = slowest.map(({ file, seconds }) => ({ name: shortPath(file), seconds }));
    return [...table('slowest test files', rows), ''];
  }

  #flaky() {
    const tests = this.#files.flatMap(({ file, flaky }) =>
      flaky.map((title) => `${shortPath(file)} › ${title}`),
    );
    return tests.length === 0 ? [] : ['passed only at the second try, a defect:', ...tests, ''];
  }
}
