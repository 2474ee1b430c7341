import { images } from '@ploegplan/contract/images/endpoints';
import { projects } from '@ploegplan/contract/projects/endpoints';
import { Project } from '@ploegplan/contract/projects/schemas';
import { sample, sampleId } from '@ploegplan/contract/test/sample';
import { page } from 'vitest/browser';
import type { TestApi } from '../../../test/api.ts';
import { openApp, type sizes } from '../../../test/app.tsx';
import { notificationRegion } from '../../../test/notifications.ts';
import { imageAt } from '../../../test/subjects/images.ts';
import { planningApi } from '../../../test/subjects/planning.ts';

export const kade = sample(Project, { title: 'Kade' });
export const owner = { type: 'project', id: kade.id };
export const dayId = sampleId();
export const own = imageAt('project', kade.id, 'vooraf.jpg', { sizeBytes: 2_048 });
export const ofDay = imageAt('planningitem', dayId, 'gevel.jpg', { projectId: kade.id });
export const card = page.getByRole('region', { name: /^Afbeeldingen/ });
export const getViewer = (name: string | RegExp) => page.getByRole('dialog', { name });
export const getNotifications = () => page.elementLocator(notificationRegion());

export function createApi(...found: (typeof own)[]): TestApi {
  const api = planningApi({ projects: [kade] });
  api.answer(projects.details, kade);
  api.answer(images.search, ({ query }) => (query.project_id ? found : [...found, elsewhere]));
  return api;
}
export const elsewhere = imageAt('client', sampleId(), 'sleutel.jpg', {
  uploadDate: '2026-01-12T09:30:00.000Z',
});

export const open = (api: TestApi, size: keyof typeof sizes = 'office') =>
  openApp({ at: `/project-details/${kade.id}`, api, size });

/** Begins as a JPEG does. */
export const makePhoto = (name: string) =>
  new File([Uint8Array.of(0xff, 0xd8, 0xff)], name, { type: 'image/jpeg' });
export const choose = (...files: File[]) =>
  card.getByLabelText('Afbeelding(en) uploaden').first().upload(files);
