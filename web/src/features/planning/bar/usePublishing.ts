import { useMemo } from 'react';
import { usePublish } from '../../../data/planning/planning-edits.ts';
import type { PlannedItem } from '../../../data/planning/planning-items.ts';
import { counted } from '../../../lib/values/numbers.ts';
import { confirm } from '../../../ui/messages/confirm.ts';

const draftsText = (count: number) => counted(count, 'concept', 'concepten');

/** 'Publiceer 4 concepten' */
export const publishText = (count: number): string => `Publiceer ${draftsText(count)}`;

function seenText(drafts: readonly PlannedItem[]): string {
  const people = new Set(drafts.flatMap(({ employeeIds }) => employeeIds)).size;
  const what = drafts.length === 1 ? 'dit' : 'deze';
  return people === 1
    ? `1 werknemer ziet ${what} dan in de planning.`
    : `${people} werknemers zien ${what} dan in de planning.`;
}

const draftsOn = (items: readonly PlannedItem[], days: readonly string[]) => {
  const wanted = new Set(days);
  return items.filter(({ isDraft, date }) => isDraft && wanted.has(date));
};

/** How many drafts there are on days, and publishing them after a question. */
export function usePublishing(items: readonly PlannedItem[], days: readonly string[]) {
  const { mutate } = usePublish();
  const count = useMemo(() => draftsOn(items, days).length, [items, days]);
  const ask = async (wanted: readonly string[] = days) => {
    const drafts = draftsOn(items, wanted);
    const isSure = await confirm({
      title: `${draftsText(drafts.length)} publiceren`,
      text: seenText(drafts),
      confirmLabel: 'Publiceren',
    });
    if (isSure) mutate({ from: wanted[0] ?? '', to: wanted.at(-1) ?? '' });
  };
  return { count, countOn: (day: string) => draftsOn(items, [day]).length, ask };
}
