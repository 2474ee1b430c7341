import { addDays, openEnd } from '@ploegplan/contract/dates/dates';
import { home } from '@ploegplan/contract/home/endpoints';
import { Home, HomeDay } from '@ploegplan/contract/home/schemas';
import { leave } from '@ploegplan/contract/leave/endpoints';
import { LeaveRequest } from '@ploegplan/contract/leave/schemas';
import type { TenantProfile } from '@ploegplan/contract/tenants/schemas';
import { sample, sampleId } from '@ploegplan/contract/test/sample';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { TestApi } from '../../../test/api.ts';
import { openApp } from '../../../test/app.tsx';
import { expectAccessible } from '../../../test/axe.ts';
import { wordsBroken } from '../../../test/large-text.ts';
import { ann, drawer, planningApi, rowOf } from '../../../test/subjects/planning.ts';
import { expectAddress } from '../../../test/subjects/session.ts';

const wednesday = '2026-01-14';
const monday = '2026-01-12';
const projectId = sampleId();
const piet = { id: sampleId(), name: 'Piet' };

const days = Array.from({ length: 14 }, (_, index) =>
  sample(HomeDay, { date: addDays(monday, index) }),
);

/** The Wednesday, with data in every section. */
const full = sample(Home, {
  today: wednesday,
  placeCount: 1,
  places: [
    {
      id: projectId,
      hue: 200,
      title: 'Hal',
      location: 'Kade 1',
      itemCount: 1,
      items: [
        {
          id: sampleId(),
          startTime: '07:00:00',
          endTime: '16:00:00',
          location: '',
          description: '',
          people: [{ id: sampleId(), name: 'Anja' }, piet],
        },
      ],
    },
  ],
  days: days.map((day) =>
    day.date === wednesday ? { ...day, planned: 1, free: 1, absent: 1 } : day,
  ),
  absences: [
    {
      id: sampleId(),
      employee: piet,
      kindName: 'Ziek',
      lastDay: addDays(wednesday, 1),
      hoursPerDay: null,
      isPlanned: true,
    },
  ],
  absenceCount: 1,
  freeEmployees: [{ id: ann.id, name: ann.name }],
  missingHours: {
    from: addDays(wednesday, -14),
    count: 1,
    employeeCount: 1,
    employees: [{ id: sampleId(), name: 'Anja', count: 1, oldest: addDays(wednesday, -1) }],
  },
  changes: [
    {
      id: 1,
      at: `${wednesday}T07:00:00.000Z`,
      kind: 'planned',
      actor: 'voorman',
      date: wednesday,
      days: 1,
      title: 'Hal',
      people: ['Anja', 'Piet'],
    },
  ],
});
const empty = sample(Home, {
  today: wednesday,
  days,
  missingHours: { from: addDays(wednesday, -14), count: 0, employeeCount: 0, employees: [] },
});

const part = (name: string) => page.getByRole('region', { name, exact: true });
const link = (name: string, text: string) => part(name).getByRole('link', { name: text });
const totals = page.getByRole('main').getByRole('list').first();

async function openHome(answer: Home, api = new TestApi()): Promise<TestApi> {
  api.answer(home.show, answer);
  await openApp({ at: '/home', api });
  await expect.element(part('Wie werkt waar')).toBeVisible();
  return api;
}

describe('the overview', () => {
  test('shows planned, absent and free employees and the changes of today, accessibly', async () => {
    await openHome(full);
    await expect.element(totals).toMatchTextContent('1 ingepland1 vrij1 afwezig1 dag zonder uren');
    await expect.element(page.getByText('week 3').first()).toBeVisible();
    await expect
      .element(part('Wie werkt waar'))
      .toMatchTextContent('HalKade 107:00 – 16:00Anja, Piet');
    for (const text of ['Piet', 'Ziek', 'Staat wel op de planning']) {
      await expect.element(part('Afwezig')).toMatchTextContent(text);
    }
    await expect.element(link('Ontbrekende uren', 'Anja')).toMatchTextContent('1 dag, sinds');
    const changes = part('Vandaag gewijzigd');
    await expect.element(changes.getByRole('listitem')).toHaveLength(1);
    for (const text of ['Ingepland', 'voorman', 'Hal']) {
      await expect.element(changes).toMatchTextContent(text);
    }
    await expect.element(part('Deze week').getByRole('listitem')).toHaveLength(7);
    const current = part('Deze week').getByRole('link', { name: 'woensdag' });
    await expect.element(current).toHaveAttribute('aria-current', 'date');
    await expect.element(current).toHaveAccessibleName(/: 1 ingepland, 1 vrij, 1 afwezig$/);
    await expectAccessible();
  });

  test('shows documents and certificates that end, each leading to its place; nothing without', async () => {
    const documentId = sampleId();
    const lapsed = { documentId, title: 'Polis', certificate: null, employee: null };
    const ending = {
      documentId: null,
      title: '',
      certificate: 'vca-basic',
      employee: piet,
    } as const;
    await openHome({
      ...full,
      expiring: [
        { ...lapsed, validUntil: addDays(wednesday, -3) },
        { ...ending, validUntil: addDays(wednesday, 9) },
      ],
      expiringCount: 2,
    });
    const card = 'Verloopt binnenkort (2)';
    await expect.element(part(card)).toMatchTextContent('Polisverlopen op 11-01-2026');
    await expect.element(part(card)).toMatchTextContent('VCA basisverloopt 23-01-2026Piet');
    const polis = link(card, 'Polis');
    await expect.element(polis).toHaveAttribute('href', `/documents?document=${documentId}`);
    const vca = link(card, 'VCA basis');
    await expect.element(vca).toHaveAttribute('href', `/employee-details/${piet.id}`);
    await expectAccessible();
  });

  test('shows what employees report and ask for, who is ill first, and leads to it; nothing without', async () => {
    const days = { firstDay: wednesday, lastDay: addDays(wednesday, 1), kindName: 'Vakantie' };
    const ill = { firstDay: wednesday, lastDay: openEnd, kindName: 'Ziek' };
    const api = new TestApi();
    api.answer(leave.requests, [
      sample(LeaveRequest, { ...days, employeeName: 'Anja' }),
      sample(LeaveRequest, { ...ill, employeeName: 'Piet' }),
    ]);
    await openHome(full, api);
    const rows = part('Aanvragen (2)').getByRole('listitem');
    await expect.element(rows.nth(0)).toMatchTextContent('Pietvanaf wo 14 janMeldt zich ziek');
    await expect.element(rows.nth(1)).toMatchTextContent('Anjawo 14 jan – do 15 janVakantie');
    await expectAccessible();
    await rows.nth(0).getByRole('link').click();
    const drawer = page.getByRole('dialog', { name: 'Aanvragen en meldingen' });
    await expect.element(drawer.getByRole('article', { name: /Piet/ })).toBeVisible();
    await expectAddress('/employeeabsences');
  });

  test.each([1440, 1024])(
    'breaks no word inside in the cards of a window of %i px',
    async (width) => {
      const title = 'Raamovereenkomst werkvoorbereiding';
      const document = { documentId: sampleId(), title, certificate: null, employee: null };
      const validUntil = addDays(wednesday, -3);
      await page.viewport(width, 800);
      await openHome({ ...full, expiring: [{ ...document, validUntil }], expiringCount: 1 });
      await page.viewport(width, 800);
      await expect.element(part('Verloopt binnenkort (1)')).toMatchTextContent(title);
      expect(wordsBroken()).toEqual([]);
    },
  );

  test('links each section to its pages', async () => {
    await openHome(full);
    const places = [
      [link('Wie werkt waar', 'Hal'), `/project-details/${projectId}`],
      [link('Afwezig', 'Piet'), `/employee-details/${piet.id}`],
      [totals.getByRole('link').nth(1), '/home#vrij'],
      [totals.getByRole('link').nth(2), '/home#afwezig'],
      [link('Ontbrekende uren', 'Anja'), '/planning?datum=2026-01-13'],
      [link('Ontbrekende uren', 'Alles'), '/missinghours'],
      [link('Vrij', ann.name), `/planning?datum=${wednesday}&nieuw=true&werknemer=${ann.id}`],
    ] as const;
    for (const [from, to] of places) await expect.element(from).toHaveAttribute('href', to);
  });

  test('a day of next week links to the planning of that week', async () => {
    await openHome(full, planningApi());
    await part('Volgende week').getByRole('link').nth(2).click();
    await expect.element(page.getByRole('grid', { name: 'Planning week 4, 2026' })).toBeVisible();
  });

  test('a free employee links to the planning form for that employee', async () => {
    await openHome(full, planningApi());
    await link('Vrij', ann.name).click();
    await expect.element(drawer).toMatchTextContent('Ann de Boer');
    await expectAddress(`/planning?datum=${wednesday}&weergave=week&rijen=employees&tonen=board`);
    await userEvent.keyboard('{Escape}');
    await expect.element(drawer).not.toBeInTheDocument();
    await expect.element(rowOf(ann)).toBeVisible();
  });

  test('lists no free employees on a holiday', async () => {
    const rest = full.days.map((day) =>
      day.date === wednesday ? { ...day, holiday: 'Koningsdag' } : day,
    );
    await openHome({ ...full, days: rest });
    await expect
      .element(part('Vrij'))
      .toMatchTextContent('Het is Koningsdag: 1 persoon niet ingepland.');
    await expect.element(part('Vrij').getByRole('listitem')).toHaveLength(0);
  });

  test('shows a message in each empty section, accessibly', async () => {
    await openHome(empty);
    for (const [name, text] of [
      ['Wie werkt waar', 'Vandaag staat er niets op de planning.'],
      ['Afwezig', 'Niemand is afwezig.'],
      ['Vrij', 'Er zijn nog geen werknemers.'],
      ['Ontbrekende uren', 'Alle uren zijn ingevuld.'],
      ['Vandaag gewijzigd', 'Vandaag is er nog niets gewijzigd.'],
    ] as const) {
      await expect.element(part(name)).toMatchTextContent(text);
    }
    await expectAccessible();
  });

  test('counts the same people as its lists name', async () => {
    const [absence] = full.absences;
    if (!absence) throw new Error('Nobody is absent');
    const partly = { ...absence, id: sampleId(), hoursPerDay: 2, isPlanned: false };
    await openHome({
      ...full,
      absences: [absence, { ...partly, employee: { id: ann.id, name: ann.name } }],
      absenceCount: 2,
      nextDay: { date: addDays(wednesday, 1), itemCount: 9, employeeCount: 9 },
      days: full.days.map((day) =>
        day.date === addDays(wednesday, 1) ? { ...day, planned: 8 } : day,
      ),
    });
    const absent = part('Afwezig').getByRole('list');
    await expect.element(absent.first().getByRole('listitem')).toHaveLength(1);
    await expect.element(absent.last()).toMatchTextContent(ann.name);
    const places = part('Wie werkt waar');
    await expect.element(places).toMatchTextContent('Piet (afwezig)');
    await expect.element(places).toMatchTextContent('Eerstvolgend: do 15 jan, 8 mensen');
  });

  test('updates live when another user plans', async () => {
    const api = await openHome(empty);
    await expect.element(part('Vrij')).toMatchTextContent('Er zijn nog geen werknemers.');
    await expect.poll(api.events.isOpen).toBe(true);
    api.answer(home.show, {
      ...empty,
      days: days.map((day) => (day.date === wednesday ? { ...day, planned: 1 } : day)),
    });
    api.events.change({ subject: 'planning', ids: [sampleId()], own: false });
    await expect.element(part('Vrij')).toMatchTextContent('Iedereen is ingepland.');
  });

  test('loads the new day after midnight', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: Date.now() });
    const api = await openHome(full);
    const before = api.received(home.show).length;
    vi.setSystemTime(Date.now() + 24 * 3_600_000);
    await vi.advanceTimersByTimeAsync(11_000);
    await expect.poll(() => api.received(home.show).length).toBe(before + 1);
  });

  test('shows the reason of a failure to load and a retry', async () => {
    const api = new TestApi();
    api.reject(home.show, 403, 'forbidden');
    await openApp({ at: '/home', api });
    await expect.element(page.getByText('Je hebt hier geen rechten voor.')).toBeVisible();
    api.answer(home.show, full);
    await page.getByRole('button', { name: 'Opnieuw proberen' }).click();
    await expect.element(part('Wie werkt waar')).toBeVisible();
  });

  test('omits hours when the tenant has them disabled', async () => {
    await openHome({ ...full, missingHours: null });
    await expect.element(totals.getByRole('listitem')).toHaveLength(3);
    await expect.element(part('Ontbrekende uren')).toHaveLength(0);
  });
});

describe('menu Nieuw on the overview', () => {
  const scaffolder: Partial<TenantProfile> = {
    terms: { project: 'Steiger', projects: 'Steigers' },
    hiddenParts: ['materials'],
  };
  const menu = page.getByRole('menu');

  async function choose(label: string): Promise<void> {
    await page.getByRole('button', { name: 'Nieuw' }).click();
    await menu.getByRole('menuitem', { name: label, exact: true }).click();
  }

  test.for([
    {
      tenant: {},
      entries: ['Notitie', 'Planning', 'Project', 'Verlof', 'Klant', 'Werknemer', 'Materiaal'],
    },
    {
      tenant: scaffolder,
      entries: ['Notitie', 'Planning', 'Steiger', 'Verlof', 'Klant', 'Werknemer'],
    },
  ])('offers $entries', async ({ tenant, entries }) => {
    await openApp({ at: '/home', tenant });
    await page.getByRole('button', { name: 'Nieuw' }).click();
    await expect.element(menu.getByRole('menuitem')).toHaveLength(entries.length);
    const texts = menu.getByRole('menuitem').elements();
    expect(texts.map(({ textContent }) => textContent)).toEqual(entries);
  });

  test.for([
    ['Notitie', 'Notitie', {}],
    ['Steiger', 'Steiger', scaffolder],
    ['Klant', 'Klant', scaffolder],
    ['Werknemer', 'Werknemer', {}],
    ['Materiaal', 'Materieel', {}],
  ] as const)('adds a %s without leaving the overview', async ([label, noun, tenant]) => {
    await openApp({ at: '/home', tenant });
    await choose(label);
    const form = page.getByRole('dialog', { name: `${noun} toevoegen` });
    await expect.element(form).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(form).not.toBeInTheDocument();
    expect(location.pathname).toBe('/home');
  });

  test('opens the planning form on /planning', async () => {
    await openApp({ at: '/home', api: planningApi() });
    await choose('Planning');
    await expect.element(drawer).toBeVisible();
    expect(location.pathname).toBe('/planning');
  });

  test('Verlof opens the form that adds leave', async () => {
    await openApp({ at: '/home' });
    await choose('Verlof');
    await expect.poll(() => location.pathname).toBe('/employeeabsences');
    await expect.element(page.getByRole('dialog', { name: 'Verlof toevoegen' })).toBeVisible();
  });
});

test('shows a user of another type an empty state', async () => {
  await openApp({ at: '/home', as: 'other' });
  await expect.element(page.getByText('Hier is nog niets voor je')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Nieuw' })).toHaveLength(0);
});
