import { addDays, getToday } from '@ploegplan/contract/dates/dates';
import { employeePlanning } from '@ploegplan/contract/employee-planning/endpoints';
import { OpenProject } from '@ploegplan/contract/employee-planning/schemas';
import { leave } from '@ploegplan/contract/leave/endpoints';
import { LeaveRequest } from '@ploegplan/contract/leave/schemas';
import { sample } from '@ploegplan/contract/test/sample';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../../test/axe.ts';
import * as own from '../../../../test/subjects/employee-planning.ts';

const kade = sample(OpenProject, { title: 'Kademuur', clientName: 'Havenbedrijf' });
const kept = page.getByText('Bewaard op je telefoon, wordt verstuurd zodra er verbinding is');
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const cards = page.getByRole('article');

describe('other work', () => {
  const form = page.getByRole('dialog', { name: 'Ander werk' });
  async function open() {
    const api = own.answerItems();
    let added: ReturnType<typeof own.plannedItem>[] = [];
    api.answer(employeePlanning.openProjects, [kade]);
    api.answer(employeePlanning.list, () => added);
    api.answer(employeePlanning.addOtherWork, ({ body: { id, date, hoursWorked, notes } }) => {
      const item = { id, date, hoursWorked, notes, projectName: 'Kademuur', isOtherWork: true };
      added = [own.plannedItem({ ...item, isOtherWork: true })];
      return added[0] ?? own.plannedItem();
    });
    await own.openAsEmployee('/employeeplanning', api, { otherWork: true });
    await press('Ander werk');
    return { api, sent: () => api.received(employeePlanning.addOtherWork).map(({ body }) => body) };
  }
  async function fill(hours = '2,5') {
    await form.getByRole('combobox', { name: 'Project' }).click();
    await page.getByRole('option', { name: /Kademuur/ }).click();
    await form.getByLabelText('Uren gewerkt').fill(hours);
    await form.getByRole('textbox', { name: 'Werkzaamheden' }).fill('Geholpen');
    await form.getByRole('button', { name: 'Opslaan' }).click();
  }

  test('is recorded on a chosen project, today unless another day is chosen', async () => {
    const { sent } = await open();
    await expect.element(form.getByLabelText('Uren gewerkt')).toBeVisible();
    await expectAccessible();
    await fill();
    await expect.element(page.getByText('Uren opgeslagen.')).toBeVisible();
    expect(sent()).toEqual([
      {
        id: expect.any(String),
        date: getToday(),
        projectId: kade.id,
        hoursWorked: 2.5,
        notes: 'Geholpen',
      },
    ]);
    await expect.element(cards).toMatchTextContent(/Ander werk.*2,5 uur.*Kademuur/);
    await expect.element(page.getByText('Nieuw', { exact: true })).not.toBeInTheDocument();
  });

  test('waits without a connection on its day, and is sent once', async () => {
    const { api, sent } = await open();
    await expect.element(form.getByLabelText('Uren gewerkt')).toBeVisible();
    const { reconnect } = api.disconnect(employeePlanning.addOtherWork);
    await fill();
    await expect.element(kept).toBeVisible();
    await expect.element(cards).toMatchTextContent(/Ander werk.*2,5 uur.*Kademuur/);
    await expect.element(cards).toMatchTextContent('Bewaard op je telefoon');
    // The server does not know it yet.
    expect(cards.getByRole('button').elements()).toEqual([]);
    await expect.element(page.getByText(/^Deze week 2,5 uur/)).toBeVisible();
    reconnect();
    window.dispatchEvent(new Event('online'));
    await expect.element(cards.getByRole('button', { name: 'Kademuur' })).toBeVisible();
    expect(cards.elements()).toHaveLength(1);
    expect(new Set(sent().map(({ id }) => id)).size).toBe(1);
  });

  test('says at its field why the server does not take it, and keeps what was filled in', async () => {
    const { api } = await open();
    await expect.element(form.getByLabelText('Uren gewerkt')).toBeVisible();
    api.reject(employeePlanning.addOtherWork, 409, 'hours-corrected');
    await fill();
    await expect
      .element(form.getByText(/^Kantoor vulde hier zelf al uren of tijden in/))
      .toBeVisible();
    await expect.element(form.getByLabelText('Uren gewerkt')).toHaveValue('2,5');
  });

  test('needs hours, and a day that is not to come', async () => {
    const { sent } = await open();
    await expect.element(form.getByLabelText('Uren gewerkt')).toBeVisible();
    await form
      .getByRole('textbox', { name: 'Dag' })
      .fill(addDays(getToday(), 1).split('-').reverse().join('-'));
    await fill('0');
    await expect.element(form.getByText('Vul meer dan nul in')).toBeVisible();
    await expect.element(form.getByText(/^Kies .* of eerder$/)).toBeVisible();
    expect(sent()).toEqual([]);
  });

  test('is not offered where the company does not allow it', async () => {
    const api = own.answerItems();
    await own.openAsEmployee('/employeeplanning', api);
    await expect.element(page.getByRole('button', { name: 'Ik ben ziek' })).toBeVisible();
    expect(page.getByRole('button', { name: 'Ander werk' }).elements()).toEqual([]);
    expect(api.received(employeePlanning.openProjects)).toEqual([]);
  });
});

describe('an illness', () => {
  const form = page.getByRole('dialog', { name: 'Ik ben ziek' });
  const report = () => form.getByRole('button', { name: 'Ziek melden' }).click();
  async function open(phonenumber = '') {
    const api = own.answerItems(own.plannedItem());
    api.answer(leave.reportIllness, sample(LeaveRequest));
    const helpContact = { name: '', phonenumber, email: '' };
    await own.openAsEmployee('/employeeplanning', api, { helpContact });
    await press('Ik ben ziek');
    await expect.element(form).toBeVisible();
    return api;
  }

  test('is told to the office with its first day alone, which can be called too', async () => {
    const api = await open('088 123 45 67');
    const call = form.getByRole('link', { name: 'Bel kantoor' });
    await expect.element(call).toHaveAttribute('href', 'tel:0881234567');
    expect(form.getByRole('textbox').elements()).toHaveLength(1);
    await expectAccessible();
    await report();
    await expect.element(page.getByText('Ziek gemeld bij kantoor')).toBeVisible();
    expect(api.received(leave.reportIllness).map(({ body }) => body)).toEqual([
      { id: expect.any(String), firstDay: getToday() },
    ]);
  });

  test('waits without a connection, and is sent once', async () => {
    const api = await open();
    expect(form.getByRole('link').elements()).toEqual([]);
    const { reconnect } = api.disconnect(leave.reportIllness);
    await report();
    await expect.element(kept).toBeVisible();
    reconnect();
    window.dispatchEvent(new Event('online'));
    await expect.element(page.getByText('1 wijziging bewaard')).not.toBeInTheDocument();
    const ids = api.received(leave.reportIllness).map(({ body }) => body.id);
    expect(new Set(ids).size).toBe(1);
  });

  test('that the office knows already is told at its day', async () => {
    const api = await open();
    api.reject(leave.reportIllness, 409, 'absence-overlap');
    await report();
    await expect.element(form.getByText('Je bent al ziek gemeld')).toBeVisible();
  });
});
