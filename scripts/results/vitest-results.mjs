import { flakyTest, writeResults } from './test-results.mjs';

const millisecondsOf = ({ prepareDuration, setupDuration, collectDuration, duration }) =>
  prepareDuration + setupDuration + collectDuration + duration;

function resultsOf(module) {
  const tests = [...module.children.allTests()];
  const count = (state) => tests.filter((test) => test.result().state === state).length;
  // A file also fails when it cannot be loaded, or by a hook.
  const failed = count('failed') || (module.state() === 'failed' ? 1 : 0);
  return {
    file: module.moduleId,
    seconds: millisecondsOf(module.diagnostic()) / 1000,
    passed: count('passed'),
    failed,
    flaky: tests
      .filter((test) => test.diagnostic()?.flaky)
      .map((test) => flakyTest(test.fullName, test.result().errors?.[0])),
  };
}

/** A Vitest reporter that passes the results to `npm test`. */
export default class {
  onTestRunEnd(modules) {
    writeResults(modules.map(resultsOf));
  }
}
