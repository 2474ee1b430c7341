/** Takes a sentence for the operator. */
export type Report = (sentence: string) => void;

const INTERVAL_MS = 10_000;

/** Reports progress at most every ten seconds. */
export function createSteadyReport(report: Report): (sentence: () => string) => void {
  let last = Date.now();
  return (sentence) => {
    if (Date.now() - last < INTERVAL_MS) return;
    last = Date.now();
    report(sentence());
  };
}
