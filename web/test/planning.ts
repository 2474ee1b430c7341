import { clients } from '@ploegplan/contract/clients';
import { Client } from '@ploegplan/contract/clients.schemas';
import { employees } from '@ploegplan/contract/employees';
import { Employee } from '@ploegplan/contract/employees.schemas';
import { planning } from '@ploegplan/contract/planning';
import { PlanningItem } from '@ploegplan/contract/planning.schemas';
import { projects } from '@ploegplan/contract/projects';
import { type NewProject, Project } from '@ploegplan/contract/projects.schemas';
import { sample, sampleId } from '@ploegplan/contract/test/sample';
import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { assigned } from '../src/data/test-planning-item.ts';
import { Rejected, TestApi } from './api.ts';
import { openApp } from './app.tsx';

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
    assignments: assigned(...people.map(({ id }) => id)),
  });

interface Rows {
  employees: Employee[];
  items: PlanningItem[];
  projects: Project[];
  clients: Client[];
}

/** A test API with these rows, by default two employees and a project, which stores changes. */
export function planningApi(rows: Partial<Rows> = {}): TestApi {
  const { employees: people = [ann, bob] } = rows;
  let { items = [], projects: knownProjects = [bos], clients: knownClients = [] } = rows;
  const find = (id: string) => {
    const item = items.find((one) => one.id === id);
    if (!item) throw new Rejected(404, 'not-found');
    return item;
  };
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
  api.answer(planning.list, ({ query: { from, to } }) =>
    items.filter(({ date }) => date >= from && date <= to),
  );
  api.answer(planning.get, ({ params }) => find(params.id));
  api.answer(planning.create, ({ body: { employeeIds, id = sampleId(), ...fields } }) => {
    const item = sample(PlanningItem, { ...fields, id, assignments: assigned(...employeeIds) });
    items = [...items, item];
    return item;
  });
  api.answer(planning.update, ({ params, body: { employeeIds, version, ...fields } }) => {
    const before = find(params.id);
    if (before.version !== version) throw new Rejected(409, 'stale-version', { current: before });
    const assignments = employeeIds ? assigned(...employeeIds) : before.assignments;
    const item = { ...before, ...fields, assignments, version: version + 1 } as PlanningItem;
    items = items.map((one) => (one.id === item.id ? item : one));
    return item;
  });
  api.answer(planning.remove, ({ params }) => {
    items = items.filter(({ id }) => id !== params.id);
    return undefined;
  });
  return api;
}

/** The blocks on the board with this text. */
export const blocks = (text: string | RegExp) => page.getByRole('gridcell', { name: text });

export const rowOf = ({ name }: Employee) => page.getByRole('row', { name });

export const drawer = page.getByRole('dialog', { name: /^(Inplannen|Planning wijzigen)$/ });

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

/** Opens the drawer of the item at this location. */
export async function openItem(api: TestApi, location: string): Promise<void> {
  await openBoard({ api });
  await blocks(location).first().click();
  await expect.element(drawer.getByLabelText('Locatie')).toHaveValue(location);
}

/** Opens the drawer for a new item, without employee. */
export async function openNew(options: Options): Promise<void> {
  await openApp({ ...options, at: '/planning?nieuw=true' });
  await expect.element(drawer.getByRole('combobox', { name: 'Project' })).toHaveFocus();
}

/** Selects the first option that matches this text in a field of the drawer. */
export async function choose(field: 'Project' | 'Werknemers', text: string): Promise<void> {
  await drawer.getByRole('combobox', { name: field }).fill(text);
  await expect.element(page.getByRole('option').first()).toBeVisible();
  await userEvent.keyboard('{Enter}');
}

/** Saves the form that has the focus. */
export const saveByKey = (): Promise<void> => userEvent.keyboard('{Control>}{Enter}{/Control}');
