import { getToday } from '@ploegplan/contract/dates/dates';
import { employeePlanning } from '@ploegplan/contract/employee-planning/endpoints';
import { EmployeePlanningItem } from '@ploegplan/contract/employee-planning/schemas';
import { employees } from '@ploegplan/contract/employees/endpoints';
import { Employee } from '@ploegplan/contract/employees/schemas';
import { planning } from '@ploegplan/contract/planning/endpoints';
import { Assignment, PlanningItem } from '@ploegplan/contract/planning/schemas';
import { projectStatuses } from '@ploegplan/contract/projects/endpoints';
import { ProjectStatus } from '@ploegplan/contract/projects/schemas';
import { sample } from '@ploegplan/contract/test/sample';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { TestApi } from '../../../test/api.ts';
import { openApp, opened } from '../../../test/app.tsx';
import { expectAccessible } from '../../../test/axe.ts';
import { pass, untilLive, useTimers } from '../../../test/live.ts';
import { listOf } from '../../../test/subjects/planning.ts';
import { getCurrentSeenItems } from '../../data/own/seen-items.ts';

const block = (text: string) => page.getByRole('gridcell', { name: text });
const drawer = page.getByRole('dialog', { name: 'Planning wijzigen' });

beforeEach(() => void useTimers());

describe('the planning board', () => {
  const ann = sample(Employee, { name: 'Ann de Boer' });
  const user = { userType: 'admin', username: 'baas' } as const;
  const mark = page.getByRole('img', { name: 'Zojuist gewijzigd' });
  const item = sample(PlanningItem, {
    date: getToday(),
    location: 'Begin',
    assignments: [sample(Assignment, { employeeId: ann.id })],
  });

  /** A test API with one item, of which `move` changes the location as another user. */
  function withItem() {
    const api = new TestApi();
    let location = 'Begin';
    api.answer(employees.list, [ann]);
    api.answer(planning.list, () => listOf({ ...item, location }));
    api.answer(planning.get, () => ({ ...item, location }));
    return {
      api,
      move: (next: string) => {
        location = next;
      },
    };
  }

  async function openLive() {
    const { api, move } = withItem();
    await openApp({ at: '/planning', as: user, api });
    await expect.element(block('Begin')).toBeVisible();
    await untilLive(api);
    return { api, move };
  }

  test('marks a change by another user until it is opened, also after a reload', async () => {
    const { api, move } = await openLive();
    move('Daarna');
    api.events.change({ subject: 'planning', ids: [item.id], own: false });
    await expect.element(block('Daarna')).toBeVisible();
    await expect
      .element(block('Daarna').getByRole('img', { name: 'Zojuist gewijzigd' }))
      .toBeVisible();
    await expectAccessible();
    await opened.close();

    await openApp({ at: '/planning', as: user, api });
    await untilLive(api);
    await expect.element(mark).toBeVisible();
    await block('Daarna').click();
    await expect.element(drawer).toBeVisible();
    await expect.element(mark).not.toBeInTheDocument();
  });

  test('shows an own change from another device without a mark', async () => {
    const { api, move } = await openLive();
    move('Daarna');
    api.events.change({ subject: 'planning', ids: [item.id], own: true });
    await expect.element(block('Daarna')).toBeVisible();
    expect(mark.elements()).toEqual([]);
  });

  test('marks each difference after a change event without ids', async () => {
    const { api, move } = await openLive();
    move('Samen');
    api.events.change({ subject: 'planning', ids: null, own: false });
    await expect.element(mark).toBeVisible();
  });

  test('marks changes made while the connection was lost', async () => {
    const { api, move } = await openLive();
    api.events.disconnect();
    await pass(15_000);
    move('Intussen');
    await expect.element(block('Begin')).toBeVisible();
    api.events.reconnect();
    await untilLive(api);
    api.events.refetch();
    await expect.element(block('Intussen')).toBeVisible();
    await expect.element(mark).toBeVisible();
  });
});

test('the own planning tells old and new of a change until it is opened, after an event with and without ids', async () => {
  const api = new TestApi();
  const plan = (location: string) =>
    sample(EmployeePlanningItem, {
      date: getToday(),
      projectName: 'Nieuwbouw',
      location,
      images: [],
      imagesInfo: [],
    });
  let [item, other] = [plan('Begin'), plan('Elders')];
  api.answer(employeePlanning.list, () => [item, other]);
  api.answer(employeePlanning.get, ({ params: { id } }) => (id === item.id ? item : other));
  await openApp({ at: '/employeeplanning', as: 'employee', size: 'phone', api });
  await expect.element(page.getByText('Begin')).toBeVisible();
  await untilLive(api);
  const mark = page.getByText('Gewijzigd');
  const card = (location: string) => page.getByRole('article').filter({ hasText: location });
  const details = page.getByRole('dialog', { name: 'Details' });
  const openAndClose = async (location: string, seen: string | null) => {
    await card(location).getByRole('button', { name: 'Uren' }).click();
    await expect.element(details.getByRole('heading', { level: 2 }).last()).toBeVisible();
    if (seen) await expect.element(details.getByText(seen)).toBeVisible();
    await details.getByRole('button', { name: 'Annuleren' }).first().click();
    await expect.element(details).not.toBeInTheDocument();
  };
  // What was seen is known a moment after the first screen.
  await expect.poll(() => Object.keys(getCurrentSeenItems()?.items ?? {})).toHaveLength(2);

  item = { ...item, location: 'Daarna' };
  api.events.change({ subject: 'employee-planning', ids: [item.id], own: false });
  await expect.element(card('Daarna').getByText('Locatie: was Begin, nu Daarna')).toBeVisible();
  await openAndClose('Elders', null);
  await expect.poll(() => mark.elements().length).toBe(1);
  await expectAccessible();
  await openAndClose('Daarna', 'Locatie: was Begin, nu Daarna');
  await expect.element(mark).not.toBeInTheDocument();

  [item, other] = [item, other].map((entry) => ({ ...entry, location: 'Samen' })) as [
    EmployeePlanningItem,
    EmployeePlanningItem,
  ];
  api.events.change({ subject: 'employee-planning', ids: null, own: false });
  await expect.poll(() => mark.elements().length).toBe(2);
});

test('the project counts in the menu update live', async () => {
  const api = new TestApi();
  const statuses = (waiting: number, running: number) => [
    sample(ProjectStatus, { status: 'Wacht', index: 1, projectCount: waiting }),
    sample(ProjectStatus, { status: 'Lopend', index: 2, projectCount: running }),
  ];
  api.answer(projectStatuses.list, statuses(2, 0));
  await openApp({ at: '/help', api });
  const menu = page.getByRole('navigation', { name: 'Hoofdmenu' });
  const counts = () =>
    menu
      .getByRole('link', { name: /Wacht|Lopend/ })
      .elements()
      .map(({ textContent }) => textContent);
  await expect.poll(counts).toEqual(['Wacht2', 'Lopend0']);
  await untilLive(api);
  api.answer(projectStatuses.list, statuses(1, 1));
  api.events.change({ subject: 'projects', ids: null, own: false });
  await expect.poll(counts).toEqual(['Wacht1', 'Lopend1']);
});
