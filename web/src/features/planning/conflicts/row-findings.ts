import { useEffect, useEffectEvent, useState } from 'react';
import type { BoardRow } from '../board/rows/rows.ts';
import { type Findings, isSameFindings, noFindings } from './findings.ts';

/** Finds warnings about the items of a row. */
export type Find = (row: BoardRow) => Findings;

export type FoundByRow = ReadonlyMap<string, Findings>;

/**
 * Finds warnings about the items of the drawn rows. It does so after drawing, each row in a task of its own, because the rules take longer
 * than the drawing; until they are through, earlier warnings stay.
 */
export class RowFindings {
  private readonly publish: (found: FoundByRow) => void;
  /** None until the rules are given. */
  private find: Find | null = null;
  private asked = new Map<string, BoardRow>();
  private readonly waiting = new Set<string>();
  private readonly found = new Map<string, Findings>();
  private hasNews = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(publish: (found: FoundByRow) => void) {
    this.publish = publish;
  }

  /** Returns the known warnings of a row; a row without them is checked next. */
  of(row: BoardRow): Findings {
    const { id } = row.subject;
    if (this.asked.get(id) !== row) {
      this.asked.set(id, row);
      this.waiting.add(id);
      this.start();
    }
    return this.found.get(id) ?? noFindings;
  }

  /** Finds by these rules from now on, also for the rows that were asked for and are still there. */
  use(find: Find, rows: readonly BoardRow[]): void {
    this.find = find;
    const asked = rows.filter(({ subject }) => this.asked.has(subject.id));
    this.asked = new Map(asked.map((row) => [row.subject.id, row]));
    for (const { subject } of asked) this.waiting.add(subject.id);
    this.start();
  }

  /** Finds nothing until other rules are given. */
  stop(): void {
    this.find = null;
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  private start(): void {
    if (this.find) this.timer ??= setTimeout(() => this.findNext());
  }

  private findNext(): void {
    this.timer = undefined;
    const [id] = this.waiting;
    if (id !== undefined) {
      this.waiting.delete(id);
      const row = this.asked.get(id);
      if (row && this.find) this.note(id, this.find(row));
      this.start();
      return;
    }
    if (this.hasNews) this.publish(new Map(this.found));
    this.hasNews = false;
  }

  private note(id: string, findings: Findings): void {
    if (isSameFindings(this.found.get(id) ?? noFindings, findings)) return;
    this.found.set(id, findings);
    this.hasNews = true;
  }
}

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
