import type { PeopleNeed } from './schemas.ts';

/** '1 Kraanmachinist, 3 mensen' */
export const needsText = (needs: readonly PeopleNeed[]): string =>
  needs
    .map(({ function: name, count }) => `${count} ${name || (count === 1 ? 'mens' : 'mensen')}`)
    .join(', ');

const anybody = /^(mens|mensen|man|persoon|personen|werknemer|werknemers)?$/i;

/** What such a text says, as files have it; null when it says something else. */
export function readNeeds(text: string): PeopleNeed[] | null {
  const needs = text.split(/[,;+]/).map((part) => {
    const [, count, name = ''] = /^\s*([1-9]\d?)\s*[x×]?\s*(\D.*)?$/.exec(part) ?? [];
    return { count: Number(count ?? 0), function: anybody.test(name.trim()) ? '' : name.trim() };
  });
  return needs.every(({ count }) => count > 0) ? needs : null;
}
