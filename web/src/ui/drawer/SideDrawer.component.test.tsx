import { Project } from '@ploegplan/contract/projects/schemas';
import { sample } from '@ploegplan/contract/test/sample';
import { flushSync } from 'react-dom';
import { expect, onTestFinished, test } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { openApp } from '../../../test/app.tsx';
import { expectAccessible } from '../../../test/axe.ts';
import { cardsOf, rowOf, rowsOf } from '../../../test/lists.ts';
import { planningApi } from '../../../test/subjects/planning.ts';
import { numberedRows, openList } from '../../../test/test-list.tsx';

const rows = rowsOf('Rijen');
const drawerOf = (name: string) => page.getByRole('dialog', { name });
const form = drawerOf('Rij wijzigen');
const question = drawerOf('Nog niet opgeslagen');

const openForm = async () => {
  await rows.first().click();
  await drawerOf('Rij 1').getByRole('button', { name: 'Wijzigen' }).click();
};

test.each([
  ['office', 400],
  ['phone', 390],
] as const)(
  'a drawer is 400 px wide, on a phone as wide as the window (%s)',
  async (size, width) => {
    await openList([], { size });
    await page.getByRole('button', { name: 'Rij toevoegen' }).click();
    const drawer = drawerOf('Rij toevoegen');
    await expect.element(drawer).toBeVisible();
    await expect.poll(() => Math.round(drawer.element().getBoundingClientRect().width)).toBe(width);
  },
);

test('the page makes room for a drawer, marks its row and stays in use', async () => {
  await openList(numberedRows(3));
  await rows.first().click();
  await expect.element(drawerOf('Rij 1')).toHaveAttribute('aria-modal', 'false');
  await expect.element(drawerOf('Rij 1').getByRole('button', { name: 'Sluiten' })).toHaveFocus();
  await expect.element(rowOf('Rij 1')).toHaveAttribute('aria-current', 'true');
  const main = page.getByRole('main').element();
  await expect.poll(() => main.getBoundingClientRect().right).toBe(1040);
  await expectAccessible();
  await page.getByRole('searchbox').fill('rij 2');
  await expect.element(rows).toHaveLength(1);
  await expect.element(drawerOf('Rij 1')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(drawerOf('Rij 1')).not.toBeInTheDocument();
  await expect.element(page.getByRole('searchbox')).toHaveFocus();
  await expect.poll(() => main.getBoundingClientRect().right).toBe(1440);
});

test.each([769, 800, 1024])(
  'beside a drawer in a window of %i px the page keeps its controls whole',
  async (width) => {
    await openApp({ at: '/projecten', api: planningApi({ projects: [sample(Project)] }) });
    await page.viewport(width, 900);
    await page.getByRole('button', { name: 'Nieuw' }).click();
    const drawer = drawerOf('Project toevoegen');
    await expect.poll(() => drawer.element().getBoundingClientRect().right).toBe(width);
    const main = page.getByRole('main').element();
    const bar = page.getByRole('banner').element();
    const controls = [
      ...bar.querySelectorAll('h1, button'),
      page.getByRole('searchbox').element(),
      page.getByRole('button', { name: 'Exporteren' }).element(),
    ];
    const isCutOff = (element: Element) =>
      element.getBoundingClientRect().right > width - 400 ||
      element.getBoundingClientRect().left < main.getBoundingClientRect().left;
    expect(controls.filter(isCutOff).map(({ outerHTML }) => outerHTML)).toEqual([]);
  },
);

test('in a small window the menu opens over the page, also beside a drawer', async () => {
  await openApp({ at: '/projecten', api: planningApi({ projects: [sample(Project)] }) });
  await page.viewport(1024, 900);
  const entry = page.getByRole('link', { name: 'Klanten' });
  await expect.element(entry).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Nieuw' }).click();
  await page.getByRole('button', { name: 'Menu openen' }).click();
  await expect.element(entry).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(entry).not.toBeInTheDocument();
  await expect.element(drawerOf('Project toevoegen')).toBeVisible();
});

test('another row switches the drawer; Escape returns the focus to that row', async () => {
  await openList(numberedRows(3));
  await openForm();
  await expect.element(form.getByLabelText('Naam')).toHaveFocus();
  await rows.nth(1).click();
  await expect.element(drawerOf('Rij 2')).toBeVisible();
  await expect.element(drawerOf('Rij 2').getByRole('button', { name: 'Sluiten' })).toHaveFocus();
  await expect.element(page.getByRole('dialog')).toHaveLength(1);
  await expect.element(rowOf('Rij 2')).toHaveAttribute('aria-current', 'true');
  await expect.element(rowOf('Rij 1')).not.toHaveAttribute('aria-current');
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(rows.nth(1)).toHaveFocus();
  await expect.element(rowOf('Rij 2')).not.toHaveAttribute('aria-current');
});

test('a drawer does not move the focus away from its field that was focused first', async () => {
  await openList(numberedRows(1));
  await rows.first().click();
  const change = drawerOf('Rij 1').getByRole('button', { name: 'Wijzigen' });
  await expect.element(change).toBeVisible();
  // Without the steps of a driver, which take longer than the drawer.
  flushSync(() => (change.element() as HTMLElement).click());
  const company = form.getByLabelText('Bedrijf').element() as HTMLInputElement;
  company.focus();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(document.activeElement).toBe(company);
});

test('a drawer does not take the focus from a field of the page that was focused meanwhile', async () => {
  await openList(numberedRows(1));
  await expect.element(page.getByRole('searchbox')).toBeVisible();
  await expect.element(rows).toHaveLength(1);
  const search = page.getByRole('searchbox').element() as HTMLInputElement;
  const [row] = rows.elements() as HTMLElement[];
  row?.focus();
  flushSync(() => row?.click());
  search.focus();
  await expect.element(drawerOf('Rij 1')).toBeVisible();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(document.activeElement).toBe(search);
});

test.each(['row', 'Nieuw'] as const)(
  'with unsaved input another subject (%s) opens after a confirmation only',
  async (way) => {
    await openList(numberedRows(3));
    await openForm();
    await form.getByLabelText('Bedrijf').fill('Zand BV');
    const press = () =>
      (way === 'row' ? rows.nth(1) : page.getByRole('button', { name: 'Nieuw' })).click();
    const next = drawerOf(way === 'row' ? 'Rij 2' : 'Rij toevoegen');
    await press();
    await question.getByRole('button', { name: 'Verder invullen' }).click();
    await expect.element(question).not.toBeInTheDocument();
    expect(next.query()).toBeNull();
    await expect.element(form.getByLabelText('Bedrijf')).toHaveValue('Zand BV');
    await expect.element(rowOf('Rij 1')).toHaveAttribute('aria-current', 'true');
    await press();
    await question.getByRole('button', { name: 'Weggaan zonder opslaan' }).click();
    await expect.element(next).toBeVisible();
    await expect.element(page.getByRole('dialog')).toHaveLength(1);
    const entry = way === 'row' ? next.getByRole('button') : next.getByLabelText('Naam');
    await expect.element(entry.first()).toHaveFocus();
  },
);

test('Escape closes a menu of the page and not the drawer beside it', async () => {
  await openList(numberedRows(3));
  await rows.first().click();
  await expect.element(drawerOf('Rij 1')).toBeVisible();
  await page.getByRole('button', { name: 'Kolommen' }).click();
  await expect.element(page.getByRole('menuitemcheckbox', { name: 'Bedrijf' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
  await expect.element(drawerOf('Rij 1')).toBeVisible();
});

test('on a phone the last card can be scrolled clear of the add button', async () => {
  await openList(numberedRows(20), { size: 'phone' });
  await expect.element(cardsOf('Rijen').first()).toBeVisible();
  const list = page.getByRole('list', { name: 'Rijen', exact: true });
  const scroller = list.element().parentElement;
  scroller?.scrollTo(0, scroller.scrollHeight);
  const last = cardsOf('Rijen').last();
  await expect.element(last).toMatchTextContent('Rij 20');
  const add = page.getByRole('button', { name: 'Nieuw' }).element().getBoundingClientRect();
  expect(last.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(add.top);
});

test('on a phone a drawer covers the page and keeps the focus', async () => {
  await openList(numberedRows(3), { size: 'phone' });
  await cardsOf('Rijen').first().click();
  await expect.element(drawerOf('Rij 1')).toHaveAttribute('aria-modal', 'true');
  await expect.element(drawerOf('Rij 1').getByRole('button', { name: 'Sluiten' })).toHaveFocus();
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  await expect.element(drawerOf('Rij 1').getByRole('button').last()).toHaveFocus();
});

test('on a phone the focus returns from a drawer that is left without saving', async () => {
  const setMotion = async (value: 'reduce' | 'no-preference') => {
    const features = [{ name: 'prefers-reduced-motion', value }];
    await cdp().send('Emulation.setEmulatedMedia', { features });
  };
  onTestFinished(() => setMotion('reduce'));
  // The drawer and the question close at the same time, by transitions.
  await setMotion('no-preference');
  await openList(numberedRows(1), { size: 'phone' });
  const add = page.getByRole('button', { name: 'Nieuw' });
  await add.click();
  await drawerOf('Rij toevoegen').getByLabelText('Bedrijf').fill('Zand BV');
  await userEvent.keyboard('{Escape}');
  await question.getByRole('button', { name: 'Weggaan zonder opslaan' }).click();
  await expect.element(page.getByRole('dialog')).toHaveLength(0);
  await expect.element(add).toHaveFocus();
});
