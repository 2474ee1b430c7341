import { createHash } from 'node:crypto';
import type { HelpRole } from '@ploegplan/contract/help/schemas';
import { officeApp } from './articles/office-app.ts';
import { officeHours } from './articles/office-hours.ts';
import { officeLaw } from './articles/office-law.ts';
import { officeLeave } from './articles/office-leave.ts';
import { officeManagement } from './articles/office-management.ts';
import { officePeople } from './articles/office-people.ts';
import { officePlanning } from './articles/office-planning.ts';
import { officeRecords } from './articles/office-records.ts';
import { officeScaffolds } from './articles/office-scaffolds.ts';
import { officeWeather } from './articles/office-weather.ts';
import { officeWork } from './articles/office-work.ts';
import type { ArticleSource } from './articles/source.ts';
import { workerApp } from './articles/worker-app.ts';
import { workerHours } from './articles/worker-hours.ts';
import { workerLeave } from './articles/worker-leave.ts';
import { workerPlanning } from './articles/worker-planning.ts';
import type { LayerArticle } from './layers.ts';

/** The categories of both roles in their usual order. */
export const builtInOrder = [
  'Planning',
  'Uren',
  'Verlof',
  '{Projecten}',
  'Personeel',
  'Klanten',
  'Materieel',
  'Steigerregister',
  'Notities, documenten en foto’s',
  'Beheer',
  'De app',
];

/** An id that stays the same, as an id of a row does. */
function createId(role: HelpRole, slug: string): string {
  const hash = createHash('sha256').update(`${role} ${slug}`).digest('hex');
  const parts = [hash.slice(0, 8), hash.slice(8, 12), `8${hash.slice(12, 15)}`];
  return [...parts, `a${hash.slice(15, 18)}`, hash.slice(18, 30)].join('-');
}

type BuiltIn = Omit<LayerArticle, 'oldSlugs'> & Pick<ArticleSource, 'part'>;

const createArticles = (role: HelpRole, sources: readonly ArticleSource[]): BuiltIn[] =>
  sources.map((source) => ({
    ...source,
    id: createId(role, source.slug),
    contentHtml: source.contentHtml.trim(),
  }));

const builtIn: Record<HelpRole, BuiltIn[]> = {
  admin: createArticles('admin', [
    ...officePlanning,
    ...officeLaw,
    ...officeHours,
    ...officeLeave,
    ...officeWork,
    ...officeScaffolds,
    ...officeWeather,
    ...officePeople,
    ...officeRecords,
    ...officeManagement,
    ...officeApp,
  ]),
  employee: createArticles('employee', [
    ...workerPlanning,
    ...workerHours,
    ...workerLeave,
    ...workerApp,
  ]),
};

/** The articles that the code has for a role, with the words of a tenant left open. */
export const listBuiltIn = (role: HelpRole): readonly BuiltIn[] => builtIn[role];
