import { translate } from '@ploegplan/contract/languages/translate';
import type { Icon } from '@tabler/icons-react';
import { computeRank, type Findable, splitWords } from '../../lib/values/matching.ts';

export interface SearchEntry extends Findable {
  /** The same at each visit, so that it can be remembered. */
  id: string;
  group: string;
  Icon: Icon;
  /** The colour of its mark, in place of the icon. */
  hue?: number | null;
  to?: string;
  search?: Record<string, string | boolean>;
  /** The action of the entry, once the dialog is closed. */
  onChoose?: () => unknown;
}

export interface SearchGroup {
  name: string;
  label: string;
  entries: SearchEntry[];
}

export const HELP_GROUP = translate('Help');

/** A group of hits shows its best ones. */
const MOST_PER_GROUP = 6;
export const RECENT_COUNT = 5;

/** The hits by group, that with the best hit first; help last, because somebody who types a name looks for what has it. */
export function searchEntries(entries: readonly SearchEntry[], search: string): SearchGroup[] {
  const words = splitWords(search);
  const groups = new Map<string, { entry: SearchEntry; rank: number }[]>();
  for (const entry of entries) {
    const rank = computeRank(entry, words);
    if (rank === null) continue;
    const hits = groups.get(entry.group) ?? [];
    hits.push({ entry, rank });
    groups.set(entry.group, hits);
  }
  const ranked = [...groups].map(([name, hits]) => ({
    name,
    label:
      hits.length > MOST_PER_GROUP
        ? translate('{group} · {shown} van {all}', {
            group: name,
            shown: MOST_PER_GROUP,
            all: hits.length,
          })
        : name,
    hits: hits.toSorted((a, b) => a.rank - b.rank).slice(0, MOST_PER_GROUP),
  }));
  const isHelp = ({ name }: { name: string }) => Number(name === HELP_GROUP);
  return ranked
    .toSorted((a, b) => isHelp(a) - isHelp(b) || (a.hits[0]?.rank ?? 0) - (b.hits[0]?.rank ?? 0))
    .map(({ hits, ...group }) => ({ ...group, entries: hits.map(({ entry }) => entry) }));
}

/** The groups in the order in which they are shown already; those that came later follow. */
export function sortInShownOrder(
  groups: readonly SearchGroup[],
  shown: readonly string[],
): SearchGroup[] {
  const getPosition = ({ name }: SearchGroup) => shown.indexOf(name) + 1 || groups.length + 1;
  return groups.toSorted((a, b) => getPosition(a) - getPosition(b));
}

/** Creates the groups before anything is typed: earlier choices, then actions and screens. */
export function createSuggestedGroups(
  entries: readonly SearchEntry[],
  useful: readonly SearchEntry[],
  recentIds: readonly string[],
): SearchGroup[] {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const recent = recentIds.flatMap((id) => byId.get(id) ?? []);
  const groups = new Map<string, SearchEntry[]>(
    recent.length > 0 ? [[translate('Onlangs'), recent]] : [],
  );
  for (const entry of useful) {
    if (recent.includes(entry)) continue;
    groups.set(entry.group, [...(groups.get(entry.group) ?? []), entry]);
  }
  return [...groups].map(([name, some]) => ({ name, label: name, entries: some }));
}
