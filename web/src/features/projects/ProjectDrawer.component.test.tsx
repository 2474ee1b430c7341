import { Material } from '@ploegplan/contract/materials/schemas';
import { projectStatuses, projects } from '@ploegplan/contract/projects/endpoints';
import { Project, ProjectStatus } from '@ploegplan/contract/projects/schemas';
import { sample } from '@ploegplan/contract/test/sample';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openApp } from '../../../test/app.tsx';
import { expectAccessible } from '../../../test/axe.ts';
import { notificationRegion } from '../../../test/notifications.ts';
import { planningApi } from '../../../test/subjects/planning.ts';

test('project details show the location, accessibly', async () => {
  const kade = sample(Project, { title: 'Kade', location: 'Delfzijl' });
  await openApp({ at: '/projecten', api: planningApi({ projects: [kade] }) });
  await page.getByRole('row').getByRole('button', { name: 'Kade' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Kade' })).toMatchTextContent('Delfzijl');
  await expectAccessible();
});

test('a project is changed from its details, which show the change at once', async () => {
  const status = sample(ProjectStatus, { status: 'In uitvoering' });
  const kade = sample(Project, { title: 'Kade', location: 'Delfzijl', version: 3 });
  const api = planningApi({ projects: [kade] });
  api.answer(projectStatuses.list, [status]);
  await openApp({ at: '/projecten', api });
  await page.getByRole('row').getByRole('button', { name: 'Kade' }).click();
  const details = page.getByRole('dialog', { name: 'Kade' });
  await details.getByRole('button', { name: 'Wijzigen', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Project wijzigen' });
  await form.getByRole('combobox', { name: 'Status' }).fill('uitv');
  await userEvent.keyboard('{Enter}');
  api.answer(projects.update, { ...kade, status: status.id, version: 4 });
  const answer = api.hold(projects.update);
  await form.getByRole('button', { name: 'Opslaan' }).click();
  await expect.element(details).toMatchTextContent('In uitvoering');
  const { id, deleted, ...values } = kade;
  await expect
    .poll(() => api.received(projects.update)[0]?.body)
    .toEqual({ ...values, status: status.id });
  answer.release();
  await expect.element(form).not.toBeInTheDocument();
});

test('the kilometres to a project are proposed from where vehicles leave, and stored only when taken over', async () => {
  const kade = sample(Project, { title: 'Kade', location: '52.26,5', tripKilometres: null });
  const van = sample(Material, { isVehicle: true, departsFrom: '52,5', deleted: false });
  const api = planningApi({ projects: [kade], materials: [van] });
  await openApp({ at: '/projecten', api });
  await page.getByRole('row').getByRole('button', { name: 'Kade' }).click();
  const details = page.getByRole('dialog', { name: 'Kade' });
  await details.getByRole('button', { name: 'Wijzigen', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Project wijzigen' });
  const kilometres = form.getByLabelText('Enkele reis (km)');
  const proposal = form.getByText('Voorstel: 38 km (hemelsbreed 29 km × 1,3)');
  await expect.element(proposal).toBeVisible();
  await expect.element(kilometres).toHaveValue('');
  await expectAccessible();
  await proposal.click();
  await expect.element(kilometres).toHaveValue('38');
  await expect.element(proposal).not.toBeInTheDocument();
  api.answer(projects.update, { ...kade, tripKilometres: 38 });
  await form.getByRole('button', { name: 'Opslaan' }).click();
  await expect
    .poll(() => api.received(projects.update)[0]?.body)
    .toMatchObject({ tripKilometres: 38, tripMinutes: kade.tripMinutes });
});

test('on a phone planning and changing a project are one touch', async () => {
  const kade = sample(Project, { title: 'Kade' });
  await openApp({ at: '/projecten', size: 'phone', api: planningApi({ projects: [kade] }) });
  await page.getByRole('button', { name: 'Kade' }).click();
  const actions = page
    .getByRole('dialog', { name: 'Kade' })
    .getByRole('region', { name: 'Acties' });
  await expect.element(actions.getByRole('button').nth(0)).toHaveTextContent('Inplannen');
  await expect.element(actions.getByRole('button').nth(1)).toHaveTextContent('Wijzigen');
});

test('a failed change restores the project and keeps the input', async () => {
  const kade = sample(Project, { title: 'Kade' });
  const api = planningApi({ projects: [kade] });
  api.reject(projects.update, 500, 'internal');
  await openApp({ at: '/projecten', api });
  await page.getByRole('row').getByRole('button', { name: 'Kade' }).click();
  await page
    .getByRole('dialog', { name: 'Kade' })
    .getByRole('button', { name: 'Wijzigen', exact: true })
    .click();
  const form = page.getByRole('dialog', { name: 'Project wijzigen' });
  await form.getByLabelText('Titel').fill('Brug');
  await form.getByRole('button', { name: 'Opslaan' }).click();
  await expect.element(page.getByText('Project bijwerken mislukt')).toBeVisible();
  await expect.element(form.getByLabelText('Titel')).toHaveValue('Brug');
  await expect.element(page.getByRole('dialog', { name: 'Kade' })).toBeInTheDocument();
});

test.each([
  ['Project', {}],
  ['Steiger', { terms: { project: 'Steiger', projects: 'Steigers' } }],
])('a deleted %s leaves the list, and the message names it', async (noun, tenant) => {
  const kade = sample(Project, { title: 'Kade' });
  const api = planningApi({ projects: [kade] });
  api.answer(projects.remove, () => {
    api.answer(projects.list, []);
    return undefined;
  });
  await openApp({ at: '/projecten', api, tenant });
  await page.getByRole('row').getByRole('button', { name: 'Kade' }).click();
  await page
    .getByRole('dialog', { name: 'Kade' })
    .getByRole('button', { name: 'Verwijderen' })
    .click();
  await page
    .getByRole('dialog', { name: 'Verwijderen' })
    .getByRole('button', { name: 'Verwijderen' })
    .click();
  await expect.element(page.getByText(`${noun} verwijderd`)).toBeVisible();
  expect(notificationRegion().textContent).toContain('Kade');
  await expect.element(page.getByRole('rowheader', { name: 'Kade' })).not.toBeInTheDocument();
});

test('a project says how many people of which function it needs on a day', async () => {
  let kade = sample(Project, { title: 'Kade', needs: [], version: 3 });
  const api = planningApi({ projects: [kade] });
  api.answer(projects.list, () => [kade]);
  api.answer(projects.update, ({ body }) => {
    kade = { ...kade, ...body, hue: kade.hue, version: 4 };
    return kade;
  });
  await openApp({ at: '/projecten', api });
  await page.getByRole('row').getByRole('button', { name: 'Kade' }).click();
  const details = page.getByRole('dialog', { name: 'Kade' });
  await details.getByRole('button', { name: 'Wijzigen', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Project wijzigen' });
  await form.getByRole('button', { name: 'Functie toevoegen' }).click();
  await form.getByRole('textbox', { name: 'Functie' }).fill('Kraanmachinist');
  await form.getByRole('textbox', { name: 'Aantal' }).fill('');
  await form.getByRole('button', { name: 'Opslaan' }).click();
  await expect.element(form.getByText('Vul een aantal van 1 tot 99 in')).toBeVisible();
  await form.getByRole('textbox', { name: 'Aantal' }).fill('2');
  await form.getByRole('button', { name: 'Opslaan' }).click();
  await expect
    .poll(() => api.received(projects.update)[0]?.body.needs)
    .toEqual([{ function: 'Kraanmachinist', count: 2 }]);
  await expect.element(details).toMatchTextContent('2 Kraanmachinist');
});
