import { insertTerms, type Terms } from '../texts/terms.ts';
import { type Scope, type ScopeSubject, scopeSubjects } from './scopes.ts';

/** `{Projecten}` as in `insertTerms`. */
export const subjectWords: Record<ScopeSubject, string> = {
  projects: '{Projecten}',
  clients: 'Klanten',
  employees: 'Personeel',
  planning: 'Planning',
  hours: 'Uren',
  leave: 'Verlof',
  materials: 'Materieel',
  slips: 'Bonnen',
};

/** 'Klanten lezen, Planning lezen en wijzigen' */
export function describeScopes(scopes: readonly Scope[], terms: Terms): string {
  const parts = scopeSubjects.flatMap((subject) => {
    const words = [
      scopes.includes(`${subject}:read`) && 'lezen',
      scopes.includes(`${subject}:write`) && 'wijzigen',
    ].filter(Boolean);
    return words.length === 0 ? [] : [`${subjectWords[subject]} ${words.join(' en ')}`];
  });
  return insertTerms(parts.join(', '), terms);
}
