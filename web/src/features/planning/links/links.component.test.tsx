import { addDays, getToday } from '@ploegplan/contract/dates/dates';
import { planningLinks } from '@ploegplan/contract/planning-links/endpoints';
import { PlanningLink } from '@ploegplan/contract/planning-links/schemas';
import type { TenantProfile } from '@ploegplan/contract/tenants/schemas';
import { sample } from '@ploegplan/contract/test/sample';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Rejected } from '../../../../test/api.ts';
import { openApp } from '../../../../test/app.tsx';
import { expectAccessible } from '../../../../test/axe.ts';
import { cancelQuestion } from '../../../../test/question.ts';
import { bos, openBoard, planningApi } from '../../../../test/subjects/planning.ts';

const drawer = page.getByRole('dialog', { name: 'Planninglink' });
const fresh = drawer.getByRole('region', { name: 'De nieuwe link' });
const button = (name: string) => drawer.getByRole('button', { name, exact: true });
const everything = { projectId: null, clientId: null, employeeId: null };

const screen = sample(PlanningLink, {
  ...{ kind: 'page', name: 'Scherm', ...everything, projectId: bos.id },
  ...{ validUntil: addDays(getToday(), -1), lastUsedAt: null },
});
const agenda = sample(PlanningLink, {
  ...{ kind: 'calendar', name: 'Agenda van kantoor', ...everything, validUntil: '2027-03-01' },
  lastUsedAt: new Date().toISOString(),
});

async function openLinks(links: PlanningLink[], tenant: Partial<TenantProfile> = {}) {
  const api = planningApi();
  let known = links;
  api.answer(planningLinks.list, () => known);
  api.answer(planningLinks.create, () => ({ token: 'geheim' }));
  api.answer(planningLinks.renew, () => ({ token: 'nieuw-geheim' }));
  api.answer(planningLinks.remove, ({ params }) => {
    known = known.filter(({ id }) => id !== params.id);
    return undefined;
  });
  await openBoard({ api, tenant });
  await page.getByRole('button', { name: 'Planninglink' }).click();
  return api;
}

test('the office makes a link of a project for thirty days, copies it, and sees its QR code', async () => {
  const api = await openLinks([]);
  await expect.element(drawer.getByText('Er zijn nog geen links.')).toBeVisible();
  await button('Link maken').click();
  await expect.element(drawer.getByText('Vul een naam in')).toBeVisible();
  await expect.element(drawer.getByLabelText('Naam')).toHaveFocus();
  await drawer.getByLabelText('Naam').fill('Scherm in de loods');
  await drawer.getByRole('combobox', { name: 'Wat is te zien' }).click();
  await page.getByRole('option', { name: bos.title }).click();
  await button('Link maken').click();
  const address = `${location.origin}/planninglink#geheim`;
  await expect.element(fresh.getByLabelText('Link ‘Scherm in de loods’')).toHaveValue(address);
  expect(api.received(planningLinks.create)[0]?.body).toMatchObject({
    ...{ kind: 'page', name: 'Scherm in de loods', ...everything, projectId: bos.id },
    validUntil: addDays(getToday(), 30),
  });
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await fresh.getByRole('button', { name: 'Kopiëren' }).click();
  await expect.element(fresh.getByRole('button', { name: 'Gekopieerd' })).toBeVisible();
  expect(write).toHaveBeenCalledWith(address);
  await fresh.getByRole('button', { name: 'QR-code' }).click();
  const code = fresh.getByRole('img', { name: 'QR-code van de link' });
  await expect.poll(() => (code.element() as HTMLCanvasElement).width).toBeGreaterThan(29);
  await expectAccessible();
});

test('a link of a project tells its gate list where that is chosen, and no other link does', async () => {
  const api = await openLinks([]);
  const gateList = drawer.getByRole('switch', { name: 'Met poortlijst' });
  await drawer.getByLabelText('Naam').fill('Poort');
  await expect.element(gateList).not.toBeInTheDocument();
  await drawer.getByRole('combobox', { name: 'Wat is te zien' }).click();
  await page.getByRole('option', { name: bos.title }).click();
  await expect.element(gateList).not.toBeChecked();
  await gateList.click();
  await button('Link maken').click();
  await expect.element(fresh.getByLabelText('Link ‘Poort’')).toBeVisible();
  expect(api.received(planningLinks.create)[0]?.body).toMatchObject({ gateList: true });
});

test('a new link is valid for as long as the company set', async () => {
  const api = await openLinks([], { linkDays: 7 });
  await drawer.getByLabelText('Naam').fill('Scherm in de loods');
  await button('Link maken').click();
  await expect.poll(() => api.received(planningLinks.create)).toHaveLength(1);
  const [made] = api.received(planningLinks.create);
  expect(made?.body).toMatchObject({ validUntil: addDays(getToday(), 7) });
});

test('what was typed stays when a link cannot be made, and a second try makes the same link', async () => {
  const api = await openLinks([]);
  const answers = [new Rejected(503, 'unavailable')];
  api.answer(planningLinks.create, () => {
    const failure = answers.pop();
    if (failure) throw failure;
    return { token: 'geheim' };
  });
  await drawer.getByLabelText('Naam').fill('Scherm in de loods');
  await button('Link maken').click();
  await expect.element(page.getByText('Link maken mislukt', { exact: false })).toBeVisible();
  await expect.element(drawer.getByLabelText('Naam')).toHaveValue('Scherm in de loods');
  await button('Link maken').click();
  await expect.element(fresh.getByLabelText('Link ‘Scherm in de loods’')).toBeVisible();
  await button('Nog een link maken').click();
  await expect.element(drawer.getByLabelText('Naam')).toHaveValue('');
  await expect.element(drawer.getByLabelText('Naam')).toHaveFocus();
  const ids = api.received(planningLinks.create).map(({ body }) => body.id);
  expect(ids).toEqual([ids[0], ids[0]]);
});

test('the office makes a calendar that works for a year, and for no longer', async () => {
  const api = await openLinks([]);
  await drawer.getByText('Agenda', { exact: true }).click();
  await drawer.getByLabelText('Naam').fill('Kantoor');
  const until = drawer.getByRole('textbox', { name: 'Geldig tot en met' });
  const lastDay = addDays(getToday(), 365);
  await until.fill(addDays(lastDay, 1));
  await button('Link maken').click();
  expect(api.received(planningLinks.create)).toEqual([]);
  await until.fill(lastDay);
  await button('Link maken').click();
  const address = `${location.origin}/api/calendar.ics?token=geheim`;
  await expect.element(fresh.getByLabelText('Link ‘Kantoor’')).toHaveValue(address);
  const open = fresh.getByRole('link', { name: 'In agenda zetten' });
  await expect.element(open).toHaveAttribute('href', address.replace(/^http:/, 'webcal:'));
  expect(api.received(planningLinks.create)[0]?.body).toMatchObject({
    ...{ kind: 'calendar', ...everything, validUntil: lastDay },
  });
});

test('links show what they are of, until when and their last use, and are revoked after a question', async () => {
  const api = await openLinks([screen, agenda]);
  const entryOf = ({ name }: PlanningLink) => drawer.getByRole('listitem', { name, exact: true });
  const [first, second] = [entryOf(screen), entryOf(agenda)];
  await expect
    .element(first)
    .toMatchTextContent(/Nieuwbouw Bos.*Verlopen sinds.*Nog niet gebruikt/);
  await expect
    .element(second)
    .toMatchTextContent(/Alle planning.*Geldig tot en met ma 1 mrt.*Laatst gebruikt: zojuist/);
  await first.getByRole('button', { name: 'Intrekken' }).click();
  const question = page.getByRole('dialog', { name: 'Link intrekken' });
  await cancelQuestion(question);
  await expect.element(first).toBeVisible();
  expect(api.received(planningLinks.remove)).toEqual([]);
  await first.getByRole('button', { name: 'Intrekken' }).click();
  await question.getByRole('button', { name: 'Intrekken' }).click();
  await expect.element(first).not.toBeInTheDocument();
  expect(api.received(planningLinks.remove)[0]?.params).toEqual({ id: screen.id });
  await expect.element(second).toBeVisible();
});

test('a link is made anew after a question, and its new address is shown', async () => {
  const api = await openLinks([screen]);
  await button('Opnieuw maken').click();
  const question = page.getByRole('dialog', { name: 'Link opnieuw maken' });
  await cancelQuestion(question);
  await expect.element(fresh).not.toBeInTheDocument();
  expect(api.received(planningLinks.renew)).toEqual([]);
  await button('Opnieuw maken').click();
  await question.getByRole('button', { name: 'Opnieuw maken' }).click();
  const address = `${location.origin}/planninglink#nieuw-geheim`;
  await expect.element(fresh.getByLabelText('Link ‘Scherm’')).toHaveValue(address);
  expect(api.received(planningLinks.renew)[0]?.params).toEqual({ id: screen.id });
});

test('Planninglink on a phone is in the menu Meer', async () => {
  await openApp({ at: '/planning', size: 'phone', api: planningApi() });
  await page.getByRole('button', { name: 'Meer', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Planninglink' }).click();
  await expect.element(button('Link maken')).toBeVisible();
});
