import { clients } from '@ploegplan/contract/clients/endpoints';
import { Client } from '@ploegplan/contract/clients/schemas';
import { projects } from '@ploegplan/contract/projects/endpoints';
import { sample } from '@ploegplan/contract/test/sample';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../test/axe.ts';
import { notificationRegion } from '../../../test/notifications.ts';
import * as board from '../../../test/subjects/planning.ts';
import {
  clientField,
  clientForm,
  openProjectForm,
  projectForm,
  titleField,
} from '../../../test/subjects/project-form.ts';

const zonnebouw = sample(Client, { name: 'Zonnebouw' });

test('a project and its new client are added by keyboard and selected in the parent forms', async () => {
  const api = board.planningApi();
  await openProjectForm({ api });
  await expectAccessible();
  await userEvent.keyboard('Kade 12');
  const focusNext = async () => {
    await userEvent.keyboard('{Tab}');
    return document.activeElement;
  };
  await expect.poll(focusNext).toBe(clientField.element());
  await userEvent.keyboard('Zonnebouw');
  const add = page.getByRole('option', { name: 'Klant ‘Zonnebouw’ toevoegen' });
  await expect.element(add).toBeVisible();
  // The only option, so Enter alone takes it.
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Nieuwe klant aangemaakt')).toBeVisible();
  await expect.element(clientField).toHaveValue('Zonnebouw');
  await expect.element(clientField).toHaveFocus();
  await board.saveByKey();
  await expect.element(page.getByText('Nieuw project aangemaakt')).toBeVisible();
  await expect.element(projectForm).not.toBeInTheDocument();
  await expect
    .element(board.drawer.getByRole('combobox', { name: 'Project' }))
    .toHaveValue('Kade 12');
  const [client] = api.received(clients.create);
  const [project] = api.received(projects.create);
  expect(client?.body.name).toBe('Zonnebouw');
  expect(project?.body).toMatchObject({ title: 'Kade 12', client: client?.body.id });
});

test('a client that was added by its name alone is taken back with the project that is left unsaved', async () => {
  const api = board.planningApi();
  api.answer(clients.remove, undefined);
  await openProjectForm({ api });
  await clientField.fill('Zonnebouw');
  await page.getByRole('option', { name: 'Klant ‘Zonnebouw’ toevoegen' }).click();
  // The field says the name while it is typed already; the message comes once it is added.
  await expect.element(board.undoOfMessage).toBeVisible();
  await expect.element(clientField).toHaveValue('Zonnebouw');
  await projectForm.getByRole('button', { name: 'Annuleren' }).click();
  await page.getByRole('button', { name: 'Weggaan zonder opslaan' }).click();
  await expect.element(projectForm).not.toBeInTheDocument();
  const created = api.received(clients.create)[0]?.body.id;
  await expect.poll(() => api.received(clients.remove)[0]?.params.id).toBe(created);
});

test('the plus button next to the client field adds a client in a nested drawer and selects it', async () => {
  await openProjectForm({ api: board.planningApi() });
  await clientField.fill('Maanbouw');
  await page.getByRole('button', { name: 'Klant toevoegen' }).click();
  // What was typed in the field goes along.
  const name = clientForm.getByRole('textbox', { name: 'Naam', exact: true });
  await expect.element(name).toHaveValue('Maanbouw');
  await expectAccessible();
  await board.saveByKey();
  await expect.element(clientForm).not.toBeInTheDocument();
  await expect.element(clientField).toHaveValue('Maanbouw');
});

test('a location with coordinates is formatted with six decimals on blur and sent as typed', async () => {
  const api = board.planningApi();
  await openProjectForm({ api });
  await titleField.fill('Kade 12');
  const location = projectForm.getByRole('textbox', { name: 'Locatie' });
  await location.fill('52.1,4.25');
  await expect.element(location).toHaveValue('52.1,4.25');
  titleField.element().focus();
  await expect.element(location).toHaveValue('52.100000, 4.250000');
  location.element().focus();
  await board.saveByKey();
  await expect.element(projectForm).not.toBeInTheDocument();
  expect(api.received(projects.create)[0]?.body.location).toBe('52.1,4.25');
});

describe('a save that does not succeed', () => {
  test('shows the validation message at the invalid field and focuses it', async () => {
    await openProjectForm({ api: board.planningApi() });
    await board.saveByKey();
    await expect.element(titleField).toHaveAccessibleDescription('Vul een titel in');
    await expect.element(titleField).toHaveFocus();
    await titleField.fill('x'.repeat(201));
    await board.saveByKey();
    await expect
      .element(titleField)
      .toHaveAccessibleDescription('Dit is te lang: hooguit 200 tekens');
  });

  test('without a connection keeps the input and shows the reason above the form', async () => {
    const api = board.planningApi();
    await openProjectForm({ api });
    await titleField.fill('Kade 12');
    const { reconnect } = api.disconnect(projects.create);
    await board.saveByKey();
    await expect.element(projectForm.getByRole('alert')).toMatchTextContent('Geen verbinding');
    // Said once, by the form.
    const failure = projectForm.getByRole('alert').getByText('Project aanmaken mislukt');
    await expect.element(failure).toBeVisible();
    await expect.element(titleField).toHaveValue('Kade 12');
    await expectAccessible();
    expect(notificationRegion().textContent).toBe('');
    reconnect();
    await board.saveByKey();
    await expect.element(projectForm).not.toBeInTheDocument();
    const [first, second] = api.received(projects.create);
    expect(second?.body).toEqual(first?.body);
  });

  test('with a deleted client shows a field error at the client; saving without the client succeeds', async () => {
    const api = board.planningApi({ clients: [zonnebouw] });
    await openProjectForm({ api });
    await titleField.fill('Kade 12');
    await clientField.fill('zonne');
    await userEvent.keyboard('{Enter}');
    await expect.element(clientField).toHaveValue('Zonnebouw');
    const fields = [{ field: 'client', code: 'unknown-reference' }];
    api.reject(projects.create, 400, 'validation', { fields });
    await board.saveByKey();
    await expect
      .element(clientField)
      .toHaveAccessibleDescription('Dit bestaat niet meer, kies opnieuw');
    await expect.element(clientField).toHaveFocus();
    api.answer(projects.create, ({ body }) => board.createdProject(body));
    await userEvent.keyboard('{Control>}a{/Control}{Backspace}');
    await board.saveByKey();
    await expect.element(projectForm).not.toBeInTheDocument();
    expect(api.received(projects.create).at(-1)?.body.client).toBeNull();
  });
});

describe('Escape', () => {
  test('closes only the topmost overlay and returns focus to its opener', async () => {
    await openProjectForm({ api: board.planningApi({ clients: [zonnebouw] }) });
    await userEvent.keyboard('{Escape}');
    await expect.element(projectForm).not.toBeInTheDocument();
    await expect.element(board.drawer).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Project toevoegen' })).toHaveFocus();

    await userEvent.keyboard('{Enter}');
    await expect.element(titleField).toHaveValue('');
    await clientField.fill('zon');
    await expect.element(page.getByRole('option')).toHaveLength(1);
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('option')).toHaveLength(0);
    await expect.element(projectForm).toBeVisible();
  });

  test('asks for confirmation with unsaved input; Escape and Enter then keep the input', async () => {
    await openProjectForm({ api: board.planningApi() });
    await titleField.fill('Kade 12');
    const stay = board.question.getByRole('button', { name: 'Verder invullen' });
    for (const key of ['{Escape}', '{Enter}']) {
      await userEvent.keyboard('{Escape}');
      await expect.element(stay).toHaveFocus();
      await userEvent.keyboard(key);
      await expect.element(board.question).not.toBeInTheDocument();
      await expect.element(titleField).toHaveValue('Kade 12');
    }
    await projectForm.getByRole('button', { name: 'Annuleren' }).click();
    await expect.element(stay).toHaveFocus();
    await expectAccessible();
    await board.question.getByRole('button', { name: 'Weggaan zonder opslaan' }).click();
    await expect.element(projectForm).not.toBeInTheDocument();
    await expect.element(board.drawer).toBeVisible();
  });
});
