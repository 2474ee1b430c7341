import { leave } from '@ploegplan/contract/leave/endpoints';
import { EmployeeBalances } from '@ploegplan/contract/leave/schemas';
import { leaveKinds } from '@ploegplan/contract/leave-kinds/endpoints';
import { LeaveKind } from '@ploegplan/contract/leave-kinds/schemas';
import { sample, sampleId } from '@ploegplan/contract/test/sample';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openApp } from '../../../../test/app.tsx';
import { expectAccessible } from '../../../../test/axe.ts';
import { rowsOf } from '../../../../test/lists.ts';
import { cancelQuestion } from '../../../../test/question.ts';
import { ann, bob, leaveApi } from '../../../../test/subjects/leave.ts';

async function chooseMore(name: string): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Meer' }).click();
  await page.getByRole('menuitem', { name }).click();
}

test('the office sets from when balances are kept and what is granted', async () => {
  const api = leaveApi();
  const settings = {
    startYear: null,
    fullTimeHours: 40,
    extraHours: 40,
    rosteredHours: 80,
    version: 0,
  };
  api.answer(leave.settings, settings);
  api.answer(leave.changeSettings, ({ body }) => ({ ...body, version: 1 }));
  await openApp({ at: '/employeeabsences', api });
  await chooseMore('Instellingen');
  const form = page.getByRole('dialog', { name: 'Verlofinstellingen' });
  await form.getByRole('textbox', { name: 'Saldo’s bijhouden vanaf' }).fill('2026');
  await form.getByRole('textbox', { name: /Bovenwettelijk/ }).fill('37,5');
  await expectAccessible();
  await form.getByRole('button', { name: 'Opslaan' }).click();
  await expect.element(page.getByText('Verlofinstellingen bijgewerkt')).toBeVisible();
  expect(api.received(leave.changeSettings)[0]?.body).toEqual({
    ...settings,
    startYear: 2026,
    extraHours: 37.5,
  });
});

test('who has leave that lapses is warned once; who has no mail address is named', async () => {
  const api = leaveApi();
  const lapsing = { expiresOn: '2027-07-01', hours: 24, warned: false };
  api.answer(
    leave.balances,
    [bob, ann].map(({ id }, at) =>
      sample(EmployeeBalances, { employeeId: id, lapsing: { ...lapsing, warned: at === 1 } }),
    ),
  );
  api.answer(leave.warn, { warned: 1, withoutMail: [bob.id] });
  await openApp({ at: '/employeeabsences', api });
  await chooseMore('Verval');
  const drawer = page.getByRole('dialog', { name: 'Verlof dat vervalt' });
  await expect.element(drawer.getByRole('checkbox', { name: 'Ann de Boer' })).toBeDisabled();
  await expect
    .element(drawer)
    .toMatchTextContent(/Vervalt op do 1 jul 2027Ann de Boergewaarschuwd24 uurBob/);
  await expectAccessible();
  await drawer.getByRole('button', { name: 'Waarschuw 1' }).click();
  const sure = page.getByRole('dialog', { name: 'Waarschuwen' });
  await expect.element(sure).toMatchTextContent('1 werknemer krijgt een mail');
  await cancelQuestion(sure);
  await expect.element(drawer.getByRole('button', { name: 'Waarschuw 1' })).toBeEnabled();
  expect(api.received(leave.warn)).toEqual([]);
  await drawer.getByRole('button', { name: 'Waarschuw 1' }).click();
  await sure.getByRole('button', { name: 'Mail versturen' }).click();
  await expect
    .element(drawer.getByRole('alert'))
    .toMatchTextContent('leg dat vast op hun verlofkaart, anders telt het niet: Bob Kuipers');
  expect(api.received(leave.warn)[0]?.body).toEqual({ employeeIds: [bob.id] });
});

test.each([
  [
    'Instellingen',
    'Verlofinstellingen',
    leave.settings,
    { startYear: null, fullTimeHours: 40, extraHours: 40, rosteredHours: 80, version: 0 },
    /Saldo’s bijhouden vanaf/,
  ],
  ['Verval', 'Verlof dat vervalt', leave.balances, [], /Er is geen wettelijk verlof dat vervalt/],
] as const)(
  '%s that cannot be read says so in its drawer, and is read again',
  async (action, title, endpoint, answer, content) => {
    const api = leaveApi();
    api.reject(endpoint, 500, 'internal');
    await openApp({ at: '/employeeabsences', api });
    await chooseMore(action);
    const drawer = page.getByRole('dialog', { name: title });
    await expect.element(drawer.getByRole('alert')).toMatchTextContent('Er is iets misgegaan.');
    await expectAccessible();
    api.answer(endpoint, () => answer as never);
    await drawer.getByRole('button', { name: 'Opnieuw proberen' }).click();
    await expect.element(drawer).toMatchTextContent(content);
    await expect.element(drawer.getByRole('alert')).not.toBeInTheDocument();
    await drawer.getByRole('button', { name: 'Sluiten' }).click();
    await expect.element(drawer).not.toBeInTheDocument();
  },
);

test('a kind of leave is added', async () => {
  const api = leaveApi();
  api.answer(leaveKinds.create, ({ body: { id = sampleId(), ...body } }) =>
    sample(LeaveKind, { id, ...body }),
  );
  await openApp({ at: '/leave-kinds', api });
  await expect.element(rowsOf('Verlofsoorten')).toHaveLength(2);
  await page.getByRole('button', { name: 'Nieuw' }).click();
  const form = page.getByRole('dialog', { name: 'Verlofsoort toevoegen' });
  await form.getByLabelText('Naam').fill('Verhuizen');
  await form.getByRole('switch', { name: /kunnen dit aanvragen/ }).click();
  await expectAccessible();
  await form.getByRole('button', { name: 'Toevoegen' }).click();
  await expect.element(page.getByText('Nieuwe verlofsoort aangemaakt')).toBeVisible();
  expect(api.received(leaveKinds.create)[0]?.body).toMatchObject({
    name: 'Verhuizen',
    kind: 'other',
    account: null,
    requestable: true,
  });
});

test('why a kind of leave cannot count as another is told at the field', async () => {
  const api = leaveApi();
  api.reject(leaveKinds.update, 409, 'kind-overlap', {
    fields: [{ field: 'kind', code: 'overlap' }],
  });
  await openApp({ at: '/leave-kinds', api });
  await rowsOf('Verlofsoorten').nth(0).click();
  await page.getByRole('button', { name: 'Wijzigen' }).click();
  const form = page.getByRole('dialog', { name: /wijzigen/ });
  const kind = form.getByRole('combobox', { name: 'Geldt als' });
  await kind.click();
  await page.getByRole('option', { name: 'Cursus' }).click();
  await form.getByRole('button', { name: 'Opslaan' }).click();
  await expect
    .element(kind)
    .toHaveAccessibleDescription(/Wijzig eerst dat verlof op de verlofkaart/);
});
