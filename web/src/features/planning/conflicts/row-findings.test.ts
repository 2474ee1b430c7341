import { afterEach, expect, it, vi } from 'vitest';
import { makePlanned, makeRows } from '../rows/test-rows.ts';
import type { Findings } from './findings.ts';
import { type FoundByRow, RowFindings } from './row-findings.ts';

afterEach(() => void vi.useRealTimers());

const said = (text: string): Findings => new Map([['item', [text]]]);

it('finds warnings of rows after they were drawn, and notifies when they changed', () => {
  vi.useFakeTimers();
  const published: FoundByRow[] = [];
  const findings = new RowFindings((found) => published.push(found));
  const { ann, bob } = makeRows([makePlanned(0)]);
  expect(findings.of(ann).size).toBe(0);
  const asked: string[] = [];
  const find =
    (text: string) =>
    ({ subject }: typeof ann) => {
      asked.push(subject.id);
      return said(text);
    };

  findings.use(find('Vrij'), [ann, bob]);
  expect(published).toEqual([]);
  vi.runAllTimers();
  expect(asked).toEqual(['ann']);
  expect(findings.of(ann).get('item')).toEqual(['Vrij']);
  expect(published).toHaveLength(1);

  findings.use(find('Vrij'), [ann, bob]);
  vi.runAllTimers();
  expect(published).toHaveLength(1);
  findings.use(find('Ziek'), [ann, bob]);
  expect(findings.of(ann).get('item')).toEqual(['Vrij']);
  vi.runAllTimers();
  expect(published[1]?.get('ann')?.get('item')).toEqual(['Ziek']);
});

it('finds warnings for every row that is drawn, and again for one that changed', () => {
  vi.useFakeTimers();
  const findings = new RowFindings(() => undefined);
  const { ann, bob } = makeRows([makePlanned(0)]);
  const asked: string[] = [];
  const find = ({ subject }: typeof ann) => {
    asked.push(subject.id);
    return said('Vrij');
  };
  findings.use(find, [ann, bob]);
  findings.of(ann);
  findings.of(bob);
  vi.runAllTimers();
  expect(asked).toEqual(['ann', 'bob']);
  findings.of(ann);
  findings.of({ ...bob });
  vi.runAllTimers();
  expect(asked).toEqual(['ann', 'bob', 'bob']);
});

it('finds nothing after it was stopped, until it is given rules again', () => {
  vi.useFakeTimers();
  const findings = new RowFindings(() => undefined);
  const { ann } = makeRows([makePlanned(0)]);
  findings.use(() => said('Vrij'), [ann]);
  findings.stop();
  findings.of(ann);
  vi.runAllTimers();
  expect(findings.of(ann).size).toBe(0);
  findings.use(() => said('Ziek'), [ann]);
  vi.runAllTimers();
  expect(findings.of(ann).get('item')).toEqual(['Ziek']);
});
