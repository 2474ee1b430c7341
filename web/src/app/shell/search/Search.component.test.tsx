import { clients } from '@ploegplan/contract/clients/endpoints';
import { Client } from '@ploegplan/contract/clients/schemas';
import { addDays, getToday } from '@ploegplan/contract/dates/dates';
import { documents } from '@ploegplan/contract/documents/endpoints';
import { employeePlanning } from '@ploegplan/contract/employee-planning/endpoints';
import { employees } from '@ploegplan/contract/employees/endpoints';
import { Employee } from '@ploegplan/contract/employees/schemas';
import { help } from '@ploegplan/contract/help/endpoints';
import { materials } from '@ploegplan/contract/materials/endpoints';
import { Material } from '@ploegplan/contract/materials/schemas';
import { notes } from '@ploegplan/contract/notes/endpoints';
import { Note } from '@ploegplan/contract/notes/schemas';
import { projectStatuses, projects } from '@ploegplan/contract/projects/endpoints';
import { Project, ProjectStatus } from '@ploegplan/contract/projects/schemas';
import { sample } from '@ploegplan/contract/test/sample';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openApp } from '../../../../test/app.tsx';
import { expectAccessible } from '../../../../test/axe.ts';
import { menu, openMenu } from '../../../../test/menu.ts';
import { documentOf } from '../../../../test/subjects/documents.ts';
import { plannedItem } from '../../../../test/subjects/employee-planning.ts';
import { article, withHelp } from '../../../../test/subjects/help.ts';
import { expectAddress } from '../../../../test/subjects/session.ts';
import { formatShortDay } from '../../../lib/dates/dates.ts';

const dialog = page.getByRole('dialog', { name: 'Zoeken' });
const field = dialog.getByRole('combobox', { name: 'Zoeken' });
const hit = (name: string) => dialog.getByRole('option', { name, exact: true });
const hits = () =>
  dialog
    .getByRole('option')
    .elements()
    .map(({ textContent }) => textContent);

const running = sample(ProjectStatus, { status: 'Lopend' });
const bakker = sample(Client, { name: 'Bakker Zn', location: 'Gouda' });
const ann = sample(Employee, { name: 'Ann Bakker', jobTitle: 'Timmerman' });
const lift = sample(Material, { name: 'Hoogwerker', number: 'H-02', kind: 'Hijsen' });
const kade = sample(Project, { title: 'Kade 12', client: bakker.id, status: running.id });

function apiWithRecords() {
  const api = withHelp(article('uren', 'Uren invullen', 'Werken'));
  api.answer(projectStatuses.list, [running]);
  api.answer(projects.list, [kade, sample(Project, { title: 'Kade oud', deleted: true })]);
  api.answer(clients.list, [bakker]);
  api.answer(employees.list, [ann]);
  api.answer(materials.list, [lift]);
  return api;
}

async function openSearch(options: Partial<Parameters<typeof openApp>[0]> = {}) {
  const app = await openApp({ at: '/account', api: apiWithRecords(), ...options });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(field).toHaveFocus();
  return app;
}

describe('the search of an admin', () => {
  it('keeps what is typed before its field is there', async () => {
    await openApp({ at: '/account', api: apiWithRecords() });
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    const press = (key: string, ctrlKey = false) =>
      document.body.dispatchEvent(
        new KeyboardEvent('keydown', { key, ctrlKey, bubbles: true, cancelable: true }),
      );
    press('k', true);
    for (const key of 'kade') press(key);
    await expect.element(field).toHaveValue('kade');
    await userEvent.keyboard(' 12');
    await expect.element(field).toHaveValue('kade 12');
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it('finds a note by its title, and opens it', async () => {
    const api = apiWithRecords();
    const note = sample(Note, { title: 'Poort', text: '<p>Bij de buren</p>' });
    api.answer(notes.list, [note, sample(Note, { title: 'Poort weg', deleted: true })]);
    await openSearch({ api });
    await field.fill('poort');
    await expect.poll(hits).toEqual(['Poort']);
    await hit('Poort').click();
    const drawer = page.getByRole('dialog', { name: 'Poort' });
    await expect.element(drawer).toMatchTextContent('Bij de buren');
    await expectAddress('/notes');
  });

  it('finds a document by its title and opens it', async () => {
    const plan = documentOf('VGM-plan Kade');
    const api = apiWithRecords();
    api.answer(documents.list, [plan, documentOf('VGM oud', { deleted: true })]);
    await openSearch({ api });
    await field.fill('vgm');
    await expect.poll(hits).toEqual(['VGM-plan Kade Veiligheid (VGM) · VGM-plan Kade.pdf']);
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('dialog', { name: 'VGM-plan Kade' })).toBeVisible();
    await expectAddress('/documents');
  });

  it('finds the register of days by its name, as far as the company has hours', async () => {
    await openSearch();
    await field.fill('mandagen');
    await hit('Mandagenregister Register van dagen').click();
    await expect.poll(() => location.pathname).toBe('/hoursmanagement');
    expect(new URLSearchParams(location.search).get('per')).toBe('projects');
  });

  it('finds records with what tells them apart, the best first', async () => {
    await openSearch();
    await field.fill('bakker');
    await expect.element(hit('Bakker Zn Gouda')).toBeVisible();
    expect(hits()).toEqual([
      'Bakker Zn Gouda',
      'Ann Bakker Timmerman',
      'Kade 12 Bakker Zn · Gouda · Lopend',
    ]);
    await field.fill('h-02');
    await expect.element(hit('Hoogwerker H-02 · Hijsen')).toBeVisible();
    await expectAccessible();
    await field.fill('kade');
    await expect.poll(hits).toEqual(['Kade 12 Bakker Zn · Gouda · Lopend']);
    await field.fill('qqq');
    await expect.element(dialog.getByText('Niets gevonden voor ‘qqq’')).toBeVisible();
  });

  it('keeps the hits in their place when the records come, all of them at once', async () => {
    const api = apiWithRecords();
    api.answer(clients.list, [{ ...bakker, name: 'Klaproos' }]);
    const held = [projects.list, clients.list].map((list) => api.hold(list));
    await openSearch({ api });
    await field.fill('kla');
    await expect.poll(hits).toEqual(['Klant toevoegen', 'Klanten']);
    await userEvent.keyboard('{ArrowDown}');
    held[0]?.release();
    await expect.poll(() => api.received(projects.list)).toHaveLength(1);
    expect(hits()).toEqual(['Klant toevoegen', 'Klanten']);
    held[1]?.release();
    await expect
      .poll(hits)
      .toEqual([
        'Klant toevoegen',
        'Klanten',
        'Klaproos Gouda',
        'Kade 12 Klaproos · Gouda · Lopend',
      ]);
    await userEvent.keyboard('{Enter}');
    await expectAddress('/klanten');
  });

  it('names the list of its field while every record is still on its way', async () => {
    const api = apiWithRecords();
    for (const one of [
      projects,
      projectStatuses,
      clients,
      employees,
      materials,
      documents,
      notes,
      help,
    ])
      api.hold(one.list);
    await openSearch({ api });
    await expect.element(field).toHaveAttribute('aria-expanded', 'true');
    await expectAccessible();
  });

  it('arrow keys move, Enter opens, and what was opened comes first next time', async () => {
    await openSearch();
    await expectAccessible();
    await field.fill('bakker');
    await expect.element(hit('Ann Bakker Timmerman')).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expectAddress(`/employee-details/${ann.id}`);
    await expect.element(dialog).not.toBeInTheDocument();
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect.element(dialog.getByText('Onlangs')).toBeVisible();
    await expect.poll(() => hits()[0]).toBe('Ann Bakker Timmerman');
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it('finds everything that the overview can add', async () => {
    await openSearch();
    expect(hits()).toEqual(
      expect.arrayContaining([
        'Notitie toevoegen',
        'Inplannen',
        'Project toevoegen',
        'Verlof toevoegen',
        'Klant toevoegen',
        'Werknemer toevoegen',
        'Materiaal toevoegen',
      ]),
    );
    await field.fill('werknemer toev');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('dialog', { name: 'Werknemer toevoegen' })).toBeVisible();
  });

  it('opens a form, the planning form and a filtered list', async () => {
    await openSearch();
    await field.fill('klant toe');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('dialog', { name: 'Klant toevoegen' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await userEvent.keyboard('{Control>}k{/Control}');
    await field.fill('lopend');
    await hit('Lopend Projecten').click();
    await expectAddress(`/projecten?status=${running.id}`);
    await userEvent.keyboard('{Control>}k{/Control}');
    await field.fill('sluiting');
    await hit('Bedrijfssluitingen').click();
    await expectAddress('/closures');
  });

  it('offers printing only where there is something to print', async () => {
    await openSearch();
    expect(hits()).not.toContain('Afdrukken');
    await userEvent.keyboard('{Escape}');
    await menu.getByRole('link', { name: 'Klanten' }).click();
    await expectAddress('/klanten');
    await menu.getByRole('button', { name: 'Zoeken' }).click();
    await expect.element(hit('Afdrukken')).toBeVisible();
  });

  it("uses the tenant's word and leaves out its hidden parts", async () => {
    const terms = { project: 'Steiger', projects: 'Steigers' };
    await openSearch({ tenant: { terms, hiddenParts: ['hours', 'materials'] } });
    expect(hits()).toContain('Steiger toevoegen');
    expect(hits().join()).not.toMatch(/Materi|Uren(beheer)?$|Alle uren/);
  });

  it('finds no materials that the planning read, for a tenant without them', async () => {
    const { api } = await openSearch({ at: '/planning', tenant: { hiddenParts: ['materials'] } });
    await expect.poll(() => api.received(materials.list)).not.toEqual([]);
    await field.fill(lift.name);
    await expect.element(dialog).toMatchTextContent('Niets gevonden');
  });
});

describe('the search of others', () => {
  it.each([
    [
      'an employee',
      'employee',
      ['Planning', 'Ontbrekende uren', 'Verlof', 'Profiel', 'Help', 'Uitloggen'],
    ],
    ['another user', 'other', ['Help', 'Uitloggen']],
  ] as const)('of %s has only their own screens and the help', async (_, as, shown) => {
    const { api } = await openSearch({ as, at: '/help' });
    expect(hits()).toEqual(shown);
    await field.fill('uren invullen');
    await expect.poll(hits).toEqual(['Uren invullen Werken']);
    await field.fill('kade');
    await expect.poll(hits).toEqual([]);
    for (const list of [projects.list, clients.list, employees.list, materials.list]) {
      expect(api.received(list)).toEqual([]);
    }
    expect(api.received(help.list)).toHaveLength(1);
  });

  it('of an employee finds the own work, the nearest day first, and opens it', async () => {
    const api = apiWithRecords();
    const kadeOn = (days: number) =>
      plannedItem({ date: addDays(getToday(), days), projectName: 'Kade 12', location: 'Gouda' });
    const [tomorrow, before] = [kadeOn(1), kadeOn(-3)];
    api.answer(employeePlanning.list, [before, tomorrow, plannedItem()]);
    await openSearch({ as: 'employee', at: '/help', api });
    await field.fill('kade');
    await expect
      .poll(hits)
      .toEqual([
        `Kade 12 ${formatShortDay(tomorrow.date)} · Gouda`,
        `Kade 12 ${formatShortDay(before.date)} · Gouda`,
      ]);
    await userEvent.keyboard('{Enter}');
    await expectAddress(`/planning-details/${tomorrow.id}`);
  });

  it('is in the menu on a phone, with sufficient target size', async () => {
    await openApp({ at: '/account', as: 'employee', size: 'phone', api: apiWithRecords() });
    await openMenu();
    await menu.getByRole('button', { name: 'Zoeken' }).click();
    await expect.element(hit('Ontbrekende uren')).toBeVisible();
    await expect.element(menu).not.toBeInTheDocument();
    for (const one of dialog.getByRole('option').elements()) {
      expect(one.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
    await expectAccessible();
    await hit('Ontbrekende uren').click();
    await expectAddress('/missinghours');
  });
});
