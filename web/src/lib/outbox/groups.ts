import { joinNames } from '../values/list-names.ts';
import { counted } from '../values/numbers.ts';
import type { Entry } from './entry.ts';

/** What waits, or was refused for one reason, about one piece of work: one change to its user, in however many requests. */
export interface EntryGroup {
  key: string;
  about: string;
  /** '7,75 uur, vak 1 af en 5 foto’s' */
  what: string;
  /** In the order in which they are sent; never empty. */
  entries: readonly [Entry, ...Entry[]];
}

const keyOf = ({ lane, about, refusal }: Entry) => JSON.stringify([lane, about, refusal?.code]);

const photosText = (names: readonly string[]): string[] => {
  if (names.length > 1) return [`${names.length} foto’s`];
  return names.map((name) => `foto ${name}`);
};

/** A later write holds all that an earlier one of its group says, except for the files. */
function whatOf(entries: readonly Entry[]): string {
  const latest = entries.findLast(({ what }) => what !== '')?.what ?? '';
  const files = entries.flatMap(({ file }) => file?.name ?? []);
  return joinNames([...latest.split('\n').filter(Boolean), ...photosText(files)]);
}

/** Entries by what they are about, in the order of the first of each. */
export function groupsOf(entries: readonly Entry[]): EntryGroup[] {
  return [...Map.groupBy(entries, keyOf)].flatMap(([key, [first, ...rest]]) =>
    first
      ? [{ key, about: first.about, what: whatOf([first, ...rest]), entries: [first, ...rest] }]
      : [],
  );
}

/** '1 wijziging', '2 wijzigingen' */
export const changesText = (count: number): string => counted(count, 'wijziging', 'wijzigingen');

/** Whether the server has refused some of it. */
export const hasRefused = (entries: readonly Entry[]): boolean =>
  entries.some(({ refusal }) => refusal);

const countsOf = (entries: readonly Entry[]) => ({
  refused: groupsOf(entries.filter(({ refusal }) => refusal)).length,
  waiting: groupsOf(entries.filter(({ refusal }) => !refusal)).length,
});

/** '1 wijziging niet aangenomen', '2 wijzigingen bewaard, wachten op verbinding' */
export function outboxTexts(entries: readonly Entry[]): string[] {
  const { refused, waiting } = countsOf(entries);
  return [
    ...(refused > 0 ? [`${changesText(refused)} niet aangenomen`] : []),
    ...(waiting > 0
      ? [`${changesText(waiting)} bewaard, ${waiting === 1 ? 'wacht' : 'wachten'} op verbinding`]
      : []),
  ];
}

/** At the work itself, where what waits is no more than was just filled in. */
export function outboxMarkTexts(entries: readonly Entry[]): string[] {
  const { refused, waiting } = countsOf(entries);
  return [
    ...(refused > 0 ? [`${changesText(refused)} niet aangenomen`] : []),
    ...(waiting > 0 ? ['Bewaard op je telefoon, wordt nog verstuurd'] : []),
  ];
}
