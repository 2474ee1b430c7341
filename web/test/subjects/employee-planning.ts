import type { ContactPerson } from '@ploegplan/contract/clients/schemas';
import { getToday } from '@ploegplan/contract/dates/dates';
import { employeePlanning } from '@ploegplan/contract/employee-planning/endpoints';
import {
  EmployeePlanningItem,
  type HoursPatch,
} from '@ploegplan/contract/employee-planning/schemas';
import { ImageInfo } from '@ploegplan/contract/images/schemas';
import type { SessionCheck } from '@ploegplan/contract/session/schemas';
import type { TenantProfile } from '@ploegplan/contract/tenants/schemas';
import { sample, sampleId } from '@ploegplan/contract/test/sample';
import type { WorkDay } from '@ploegplan/contract/work-days/schemas';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { TestApi } from '../api.ts';
import { openApp } from '../app.tsx';

export const ownEmployeeId = sampleId();
const ownUserId = sampleId();

export const contactPerson: ContactPerson = {
  name: 'Uitvoerder Voorbeeld',
  phonenumber: '06 12 34 56 78',
  email: 'uitvoerder@example.nl',
  showName: true,
  showPhonenumber: true,
  showEmail: true,
};

/** A planning item of today, of the employee who is signed in. */
export const plannedItem = (properties: Partial<EmployeePlanningItem> = {}): EmployeePlanningItem =>
  sample(EmployeePlanningItem, {
    date: getToday(),
    projectName: 'Nieuwbouw De Proef',
    images: [],
    imagesInfo: [],
    ...properties,
  });

/** The images of an item, all added by the employee who is signed in. */
export function imagesOf(
  ...filenames: string[]
): Pick<EmployeePlanningItem, 'images' | 'imagesInfo'> {
  const imagesInfo = filenames.map((filename) =>
    sample(ImageInfo, { filename, uploaderEmployeeId: ownEmployeeId }),
  );
  return { images: filenames, imagesInfo };
}

function recorded(item: EmployeePlanningItem, { hoursWorked, notes, names = [] }: HoursPatch) {
  return {
    ...item,
    // A string when it is sent as a form field.
    hoursWorked: hoursWorked === undefined ? item.hoursWorked : hoursWorked && Number(hoursWorked),
    notes: notes ?? item.notes,
    ...imagesOf(...(item.images ?? []), ...names),
  };
}

/** A test API with these items, and the times of days that are recorded. Images are in the single item only, not in the list. */
export function answerItems(...items: EmployeePlanningItem[]): TestApi {
  const api = new TestApi();
  const byId = new Map(items.map((item) => [item.id, item]));
  const uploads = new Set<string>();
  const find = (id: string) => byId.get(id) ?? plannedItem({ id });
  api.answer(employeePlanning.list, ({ query: { from, to } }) =>
    [...byId.values()]
      .filter(({ date }) => from <= date && date <= to)
      .map(({ images: _names, imagesInfo: _infos, ...listed }) => listed),
  );
  api.answer(employeePlanning.get, ({ params: { id } }) => find(id));
  api.answer(employeePlanning.record, ({ params: { id }, body }) => {
    const { ids = [], names } = body;
    // An image that is sent again is stored once.
    const added = names?.filter((_, index) => !uploads.has(ids[index] ?? ''));
    for (const sent of ids) uploads.add(sent);
    byId.set(id, recorded(find(id), { ...body, names: added }));
    return find(id);
  });
  const days = new Map<string, WorkDay>();
  api.answer(employeePlanning.listDays, () => [...days.values()]);
  api.answer(employeePlanning.recordDay, ({ body: { works, ...values } }) => {
    const day = { ...values, isCorrected: false, version: 1 };
    days.set(day.date, day);
    for (const { id, hoursWorked } of works) byId.set(id, { ...find(id), hoursWorked });
    return { day, items: [...byId.values()].filter(({ date }) => date === day.date) };
  });
  return api;
}

/** Opens the employee screens on a phone, with the install notice already seen. */
export const openAsEmployee = (
  at: string,
  api: TestApi,
  tenant: Partial<TenantProfile> = {},
  session: Partial<SessionCheck> = {},
) =>
  openApp({
    at,
    tenant,
    api,
    as: { userType: 'employee', employeeId: ownEmployeeId, userId: ownUserId, ...session },
    size: 'phone',
    remembered: { installNoticeAt: new Date().toISOString() },
  });

export const details = page.getByRole('dialog', { name: 'Details' });
export const hours = page.getByRole('spinbutton', { name: 'Uren gewerkt' });
export const notes = page.getByRole('textbox', {
  name: 'Werkzaamheden incl. kenteken machine/voertuig',
});
/** These buttons are both above and below the details. */
export const saveButtons = page.getByRole('button', { name: /^(Opslaan|Wordt opgeslagen…)$/ });
export const cancelButtons = page.getByRole('button', { name: 'Annuleren' });
export const unsavedQuestion = page.getByRole('dialog', { name: 'Nog niet opgeslagen' });

/** Opens the details of the first item in the list. */
export async function openFirst(): Promise<void> {
  await page.getByRole('article').first().getByRole('button').first().click();
  await expect.element(hours).toBeVisible();
}

export async function openDetails(item: EmployeePlanningItem, api = answerItems(item)) {
  const opened = await openAsEmployee('/employeeplanning', api);
  await openFirst();
  return opened;
}
