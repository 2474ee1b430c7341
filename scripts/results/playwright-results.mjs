import { flakyTest, writeResults } from './test-results.mjs';

/** Of the parts the first is empty, the second the project, the third the file. */
const titleOf = (test) => `${test.titlePath().slice(3).join(' ')} (${test.titlePath()[1]})`;

function resultsOf(file, tests) {
  const having = (outcome) => tests.filter((test) => test.outcome() === outcome);
  const flaky = having('flaky');
  const durations = tests.flatMap(({ results }) => results.map(({ duration }) => duration));
  return {
    file,
    seconds: durations.reduce((sum, duration) => sum + duration, 0) / 1000,
    passed: having('expected').length + flaky.length,
    failed: having('unexpected').length,
    flaky: flaky.map((test) => flakyTest(titleOf(test), test.results[0]?.error)),
  };
}

/** A Playwright reporter that passes the results to `npm test`. */
export default class {
  #suite;

  onBegin(_config, suite) {
    this.#suite = suite;
  }

  onEnd() {
    const byFile = Object.groupBy(this.#suite.allTests(), ({ location }) => location.file);
    writeResults(Object.entries(byFile).map(([file, tests]) => resultsOf(file, tests)));
  }

  printsToStdio() {
    return false;
  }
}
