import { getLanguage, translate } from '../languages/translate.ts';
import type { TenantProfile } from '../tenants/schemas.ts';

/** The tenant's words for a project, singular and plural, with a capital. */
export type Terms = TenantProfile['terms'];

export const usualTerms: Terms = { project: 'Project', projects: 'Projecten' };

/** The tenant's words in the language of the reader, unless it chose its own. */
export const translateTerms = ({ project, projects }: Terms): Terms => ({
  project: project === usualTerms.project ? translate('Project') : project,
  projects: projects === usualTerms.projects ? translate('Projecten') : projects,
});

/** A term or label as it stands within a sentence, where German keeps the capital of a noun. */
export const toLowerCase = (text: string): string =>
  getLanguage() === 'de' ? text : text.toLocaleLowerCase('nl');

/**
 * Writes the tenant's words for `{Project}` and `{Projecten}`, in lower case for `{project}` and `{projecten}`.
 * `encode` makes them safe for the markup of the text.
 */
export function insertTerms(
  text: string,
  { project, projects }: Terms,
  encode = (word: string) => word,
): string {
  const words: Record<string, string> = {
    Project: project,
    project: toLowerCase(project),
    Projecten: projects,
    projecten: toLowerCase(projects),
  };
  return text.replaceAll(/\{([Pp]roject(?:en)?)\}/g, (_, word: string) =>
    encode(words[word] ?? ''),
  );
}
