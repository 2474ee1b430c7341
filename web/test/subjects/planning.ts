import { clients } from '@ploegplan/contract/clients/endpoints';
import { Client } from '@ploegplan/contract/clients/schemas';
import { employees } from '@ploegplan/contract/employees/endpoints';
import { Employee } from '@ploegplan/contract/employees/schemas';
import { materials } from '@ploegplan/contract/materials/endpoints';
import type { Material } from '@ploegplan/contract/materials/schemas';
import { planning } from '@ploegplan/contract/planning/endpoints';
import {
  type FollowingWork,
  type ListedItem,
  type PlanningEdit,
  PlanningItem,
} from '@ploegplan/contract/planning/schemas';
import { projects } from '@ploegplan/contract/projects/endpoints';
import { type NewProject, Project } from '@ploegplan/contract/projects/schemas';
import { sample, sampleId } from '@ploegplan/contract/test/sample';
import { expect } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { makeAssignments, toListedItem } from '../../src/data/planning/test/test-planning-item.ts';
import { PlanningModel } from '../../src/data/planning/test/test-planning-model.ts';
import { Rejected, TestApi } from '../api.ts';
import { openApp } from '../app.tsx';

/** The date at which the planning opens, a Wednesday. */
export const wednesday = '2026-01-14';

export const ann = sample(Employee, { name: 'Ann de Boer' });
export const bob = sample(Employee, { name: 'Bob Kuipers' });

export const bos = sample(Project, { title: 'Nieuwbouw Bos', location: 'Boslaan 1' });

/** What the server makes of a new project. */
export const createdProject = ({ id = sampleId(), status, hue, ...body }: NewProject): Project =>
  sample(Project, { ...body, id, status: status ?? null, hue: hue ?? 200 });

/** An item on the Wednesday for the project, at this location, with these employees. */
export const itemAt = (location: string, ...people: Employee[]): PlanningItem =>
  sample(PlanningItem, {
    date: wednesday,
    projectId: bos.id,
    location,
    assignments: makeAssignments(...people.map(({ id }) => id)),
  });

interface Rows {
  employees: Employee[];
  items: PlanningItem[];
  projects: Project[];
  clients: Client[];
  materials: Material[];
}

/** A test API with these rows, by default two employees and a project, which stores changes. */
export function planningApi(rows: Partial<Rows> = {}): TestApi {
  const { employees: people = [ann, bob] } = rows;
  let { projects: knownProjects = [bos], clients: knownClients = [] } = rows;
  const model = new PlanningModel(rows.items ?? [], (...refusal) => new Rejected(...refusal));
  const api = new TestApi();
  api.answer(employees.list, people);
  api.answer(projects.list, () => knownProjects);
  api.answer(projects.create, ({ body }) => {
    const project = createdProject(body);
    knownProjects = [...knownProjects, project];
    return project;
  });
  api.answer(clients.list, () => knownClients);
  api.answer(clients.create, ({ body }) => {
    const client = sample(Client, { ...body, id: body.id ?? sampleId() });
    knownClients = [...knownClients, client];
    return client;
  });
  api.answer(materials.list, rows.materials ?? []);
  api.answer(planning.list, ({ query: { from, to } }) =>
    listOf(...model.items.filter(({ date }) => date >= from && date <= to)),
  );
  api.answer(planning.get, ({ params }) => model.find(params.id));
  api.answer(planning.range, ({ params }) =>
    model.items.filter(({ rangeId }) => rangeId === params.id).map(toListedItem),
  );
  const isOf = (
    { projectId, rangeId, materialIds, assignments }: PlanningItem,
    { projectId: project, crew, employeeId, materialId, rangeId: range }: FollowingWork,
  ) =>
    projectId === project ||
    (range !== undefined && rangeId === range) ||
    materialIds.includes(materialId ?? '') ||
    assignments.some(
      ({ employeeId: id }) =>
        id === employeeId || people.some((one) => one.id === id && one.crew === crew),
    );
  api.answer(planning.following, ({ query }) =>
    model.items
      .filter((item) => item.date >= query.from && isOf(item, query))
      .toSorted((a, b) => a.date.localeCompare(b.date))
      .map(toListedItem),
  );
  api.answer(planning.weeks, []);
  api.answer(planning.edit, ({ body }) => model.edit(body.edits));
  api.answer(planning.publish, ({ body }) => {
    const drafts = model.items.filter(
      ({ id, date, isDraft }) =>
        isDraft && ('ids' in body ? body.ids.includes(id) : date >= body.from && date <= body.to),
    );
    const changes = drafts.map(
      ({ id, version }): PlanningEdit => ({
        kind: 'change',
        id,
        version,
        values: { isDraft: false },
      }),
    );
    return { id: drafts.length > 0 ? sampleId() : null, items: model.edit(changes).items };
  });
  return api;
}

export const listOf = (...items: PlanningItem[]): ListedItem[] => items.map(toListedItem);

export const changedMessage = page.getByText(/^Planning van .* bijgewerkt$/);

/** The values of the last edit of the last command that was sent. */
export const lastValues = (api: TestApi): Record<string, unknown> => {
  const edit = lastEdits(api).at(-1);
  return edit && 'values' in edit ? edit.values : {};
};

/** The edits of the last command that was sent. */
export const lastEdits = (api: TestApi): PlanningEdit[] =>
  api.received(planning.edit).at(-1)?.body.edits ?? [];

export const blocks = (text: string | RegExp) => page.getByRole('gridcell', { name: text });

export const rowOf = ({ name }: Employee) => page.getByRole('row', { name });

export const drawer = page.getByRole('dialog', { name: /^(Inplannen|Planning wijzigen)$/ });

/** The line to which the contact person is folded, once it has loaded. */
export const contactPersonLine = drawer
  .getByRole('group')
  .getByText('Contactpersoon', { exact: true })
  .first();

/** The confirmation dialog for unsaved changes. */
export const question = page.getByRole('dialog', { name: 'Nog niet opgeslagen' });

type Options = Omit<Parameters<typeof openApp>[0], 'at'>;

/** Opens the planning in the week of the Wednesday. */
export async function openBoard({ remembered, ...options }: Options): Promise<void> {
  await openApp({
    ...options,
    at: '/planning',
    remembered: { selectedDate: wednesday, ...remembered },
  });
  await expect.element(page.getByRole('grid')).toBeVisible();
}

export async function openItem(
  api: TestApi,
  location: string,
  options: Options = {},
): Promise<void> {
  await openBoard({ ...options, api });
  await blocks(location).first().click();
  await expect.element(drawer.getByRole('textbox', { name: 'Locatie' })).toHaveValue(location);
}

/** Opens the drawer for a new item, without employee. */
export async function openNew(options: Options): Promise<void> {
  await openApp({ ...options, at: '/planning?nieuw=true' });
  await expect.element(drawer.getByRole('combobox', { name: 'Project' })).toHaveFocus();
}

/** Types in a field with options and takes the first. */
export async function pick(field: Locator, text: string): Promise<void> {
  await field.fill(text);
  const first = page.getByRole('option').first();
  await expect.element(first).toHaveAttribute('data-combobox-selected');
  await userEvent.keyboard('{Enter}');
}

/** Selects the first option that matches this text in a field of the drawer. */
export const choose = (
  field: 'Project' | 'Werknemers' | 'Materieel',
  text: string,
): Promise<void> => pick(drawer.getByRole('combobox', { name: field }), text);

/** The button in the message of what was done; the bar above the board has one without text. */
export const undoOfMessage = page
  .getByRole('button', { name: 'Ongedaan maken' })
  .filter({ hasText: 'Ongedaan maken' });

/** Saves the form that has the focus. */
export const saveByKey = (): Promise<void> => userEvent.keyboard('{Control>}{Enter}{/Control}');

/** The middle of a cell: the row of an employee below the head of a day. */
export function cellAt(employee: Employee, date: string): { x: number; y: number } {
  const head = document.querySelector(`[role=columnheader] a[href*="${date}"]`)?.parentElement;
  if (!head) throw new Error(`No column of ${date}`);
  const { left, width } = head.getBoundingClientRect();
  const { top, height } = rowOf(employee).element().getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
