import { translate, translateCount } from '@ploegplan/contract/languages/translate';
import { joinNames } from '../values/list-names.ts';
import { type Entry, getRecordId } from './entry.ts';

/** The entries about one piece of work that wait, or were refused for one reason: one change to its user, in however many requests. */
export interface EntryGroup {
  key: string;
  about: string;
  /** '7,75 uur, vak 1 af en 5 foto’s' */
  what: string;
  /** The entries in the order in which they are sent; never empty. */
  entries: readonly [Entry, ...Entry[]];
}

const getGroupKey = (entry: Entry) =>
  JSON.stringify([entry.lane, getRecordId(entry), entry.about, entry.refusal?.code]);

const formatPhotos = (names: readonly string[]): string[] => {
  if (names.length > 1) return [translateCount(names.length, '{count} foto', '{count} foto’s')];
  return names.map((name) => translate('foto {name}', { name }));
};

/** A later write holds all that an earlier one of its group says, except for the files. */
function describeGroup(entries: readonly Entry[]): string {
  const latest = entries.findLast(({ what }) => what !== '')?.what ?? '';
  const files = entries.flatMap(({ file }) => file?.name ?? []);
  return joinNames([...latest.split('\n').filter(Boolean), ...formatPhotos(files)]);
}

/** Entries by what they are about, in the order of the first of each. */
export function groupEntries(entries: readonly Entry[]): EntryGroup[] {
  return [...Map.groupBy(entries, getGroupKey)].flatMap(([key, [first, ...rest]]) =>
    first
      ? [
          {
            key,
            about: first.about,
            what: describeGroup([first, ...rest]),
            entries: [first, ...rest],
          },
        ]
      : [],
  );
}

/** True when the server has refused some of it. */
export const hasRefused = (entries: readonly Entry[]): boolean =>
  entries.some(({ refusal }) => refusal);

const formatRefused = (count: number): string =>
  translateCount(count, '{count} wijziging niet aangenomen', '{count} wijzigingen niet aangenomen');

const countGroups = (entries: readonly Entry[]) => ({
  refused: groupEntries(entries.filter(({ refusal }) => refusal)).length,
  waiting: groupEntries(entries.filter(({ refusal }) => !refusal)).length,
});

/** '1 wijziging niet aangenomen', '2 wijzigingen bewaard, wachten op verbinding' */
export function formatOutboxTexts(entries: readonly Entry[]): string[] {
  const { refused, waiting } = countGroups(entries);
  return [
    ...(refused > 0 ? [formatRefused(refused)] : []),
    ...(waiting > 0
      ? [
          translateCount(
            waiting,
            '{count} wijziging bewaard, wacht op verbinding',
            '{count} wijzigingen bewaard, wachten op verbinding',
          ),
        ]
      : []),
  ];
}

/** Formats marks at the work itself, where waiting values were just filled in. */
export function formatOutboxMarks(entries: readonly Entry[]): string[] {
  const { refused, waiting } = countGroups(entries);
  return [
    ...(refused > 0 ? [formatRefused(refused)] : []),
    ...(waiting > 0 ? [translate('Bewaard op je telefoon, wordt nog verstuurd')] : []),
  ];
}
