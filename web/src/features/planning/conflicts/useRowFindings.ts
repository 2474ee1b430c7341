import { useEffect, useEffectEvent, useState } from 'react';
import type { BoardRow } from '../board/rows/rows.ts';
import { type Find, type FoundByRow, RowFindings } from './row-findings.ts';

const nothing: FoundByRow = new Map();

/** The warnings of the items in the rows, and the object by which rows are notified of new ones. */
export function useRowFindings() {
  const [found, setFound] = useState(nothing);
  const [findings] = useState(() => new RowFindings(setFound));
  return { found, findings };
}

/** Lets these rules find what speaks against the rows. */
export function useFinding(findings: RowFindings, find: Find, rows: readonly BoardRow[]): void {
  const start = useEffectEvent((rules: Find) => findings.use(rules, rows));
  useEffect(() => {
    start(find);
    return () => findings.stop();
  }, [findings, find]);
}
