import { useMemo } from 'react';
import { usePublish } from '../../../data/planning/planning-edits.ts';
import type { PlannedItem } from '../../../data/planning/planning-items.ts';
import { formatQuantity } from '../../../lib/values/numbers.ts';
import { confirm } from '../../../ui/messages/confirm.ts';

const formatDrafts = (count: number) => formatQuantity(count, 'concept', 'concepten');

/** 'Publiceer 4 concepten' */
export const publishText = (count: number): string => `Publiceer ${formatDrafts(count)}`;

function formatReaders(drafts: readonly PlannedItem[]): string {
  const people = new Set(drafts.flatMap(({ employeeIds }) => employeeIds)).size;
  const what = drafts.length === 1 ? 'dit' : 'deze';
  return people === 1
    ? `1 werknemer ziet ${what} dan in de planning.`
    : `${people} werknemers zien ${what} dan in de planning.`;
}

const listDraftsOn = (items: readonly PlannedItem[], days: readonly string[]) => {
  const dates = new Set(days);
  return items.filter(({ isDraft, date }) => isDraft && dates.has(date));
};

/** Counts the drafts on days, and publishes them after a question. */
export function usePublishing(items: readonly PlannedItem[], days: readonly string[]) {
  const { mutate } = usePublish();
  const count = useMemo(() => listDraftsOn(items, days).length, [items, days]);
  const ask = async (wanted: readonly string[] = days) => {
    const drafts = listDraftsOn(items, wanted);
    const isSure = await confirm({
      title: `${formatDrafts(drafts.length)} publiceren`,
      text: formatReaders(drafts),
      confirmLabel: 'Publiceren',
    });
    if (isSure) mutate({ from: wanted[0] ?? '', to: wanted.at(-1) ?? '' });
  };
  return { count, countOn: (day: string) => listDraftsOn(items, [day]).length, ask };
}
