import { addDays } from '@ploegplan/contract/dates/dates';
import type { ImageOwner } from '../../platform/gallery/owners.ts';
import { type DemoCompany, getAt, VOORMAN, WERKNEMER } from '../companies/company.ts';
import type { DemoItem } from '../planning.ts';
import { Random } from '../random.ts';

/** To what a photo belongs: the id of an item or a range, or the index of a project or client of the company. */
type PhotoOwner =
  | { type: Extract<ImageOwner['type'], 'planningitem' | 'planningrange'>; id: string }
  | { type: Extract<ImageOwner['type'], 'project' | 'client'>; index: number };

export interface PhotoChoice {
  owner: PhotoOwner;
  filename: string;
  /** Index of the uploader in the company's list of employees; null: the office. */
  uploader: number | null;
  uploadedAt: string;
}

type Taken = Pick<PhotoChoice, 'owner' | 'uploader'> & { date: string };

const createItemPhoto = (item: DemoItem, uploader: number): Taken => ({
  owner: { type: 'planningitem', id: item.id },
  uploader,
  date: item.date,
});

/** Photos by the office of the work that `werknemer` sees first: of its project, client and range. */
function chooseOfficePhotos(
  { projects }: DemoCompany,
  items: readonly DemoItem[],
  date: string,
): Taken[] {
  const owners: PhotoOwner[] = [];
  const project = items.flatMap(({ job }) => ('project' in job ? job.project : []))[0];
  if (project !== undefined) {
    owners.push({ type: 'project', index: project });
    const { client } = getAt(projects, project);
    if (client !== null) owners.push({ type: 'client', index: client });
  }
  const range = items.flatMap((item) => item.range ?? [])[0];
  if (range !== undefined) owners.push({ type: 'planningrange', id: range });
  return owners.map((owner) => ({ owner, uploader: null, date }));
}

/** Photos of past work, and two of today's by `werknemer`, dated yesterday: the demo may start at any time of the day. */
export function choosePhotos(
  company: DemoCompany,
  items: readonly DemoItem[],
  today: string,
): PhotoChoice[] {
  const past = items.filter(({ date }) => date < today);
  const ofEmployee = (employee: number) => past.filter(({ crew }) => crew.includes(employee));
  const listLatest = (employee: number) => ofEmployee(employee).slice(-3);
  const byOthers = past.filter(({ crew }) => !crew.includes(VOORMAN) && !crew.includes(WERKNEMER));
  const current = items.filter(({ date, crew }) => date === today && crew.includes(WERKNEMER));
  const shown = [...current, ...ofEmployee(WERKNEMER).toReversed()];
  const byOffice = chooseOfficePhotos(company, shown, addDays(today, -7));

  const taken = [
    ...current
      .slice(0, 1)
      .flatMap((item) => [VOORMAN, WERKNEMER].map((by) => createItemPhoto(item, by))),
    ...listLatest(WERKNEMER).map((item) => createItemPhoto(item, WERKNEMER)),
    ...listLatest(VOORMAN).map((item) => createItemPhoto(item, VOORMAN)),
    ...new Random(`${company.name} photos`)
      .shuffle(byOthers)
      .slice(0, 4)
      .flatMap((item) => item.crew.slice(0, 1).map((by) => createItemPhoto(item, by))),
  ].slice(0, company.photos.length - byOffice.length);
  return [...taken, ...byOffice].map(({ owner, uploader, date }, index) => ({
    owner,
    filename: `${getAt(company.photos, index)}.jpg`,
    uploader,
    uploadedAt: `${date < today ? date : addDays(today, -1)}T13:${String(10 + index)}:00Z`,
  }));
}
