import { beforeEach, expect, test } from 'vitest';
import { parseRemembered, recall, rememberFor } from '../../lib/remembered/remembered.ts';
import { HELP_HISTORY, helpHistory, recordVisit } from './help-history.ts';

beforeEach(() => {
  const stored = new Map<string, string>();
  Object.assign(globalThis, {
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
      removeItem: (key: string) => stored.delete(key),
    },
  });
  rememberFor({ tenant: 'demo', username: 'anna' });
});

const visits = () =>
  recall(helpHistory).map((visit) => (visit.kind === 'topic' ? visit.slug : 'home'));

test('keeps the last fifty visits, the newest first', () => {
  for (let index = 0; index < HELP_HISTORY + 5; index += 1) {
    recordVisit({ kind: 'topic', slug: `artikel-${index}` });
  }
  expect(HELP_HISTORY).toBe(50);
  expect(visits()).toHaveLength(HELP_HISTORY);
  expect(visits().slice(0, 2)).toEqual(['artikel-54', 'artikel-53']);
});

test('counts the same page twice in a row as one visit', () => {
  recordVisit({ kind: 'home' });
  recordVisit({ kind: 'topic', slug: 'uren' });
  recordVisit({ kind: 'topic', slug: 'uren' });
  expect(visits()).toEqual(['uren', 'home']);
});

test.each(['[{"kind":"topic"}]', '[{"kind":"elsewhere","at":"2026-01-05T07:00:00Z"}]', '{}'])(
  'forgets %s, which is no history',
  (text) => expect(parseRemembered(helpHistory, text)).toEqual([]),
);
