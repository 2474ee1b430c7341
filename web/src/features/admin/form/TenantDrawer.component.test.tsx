import { admin } from '@ploegplan/contract/admin/endpoints';
import { settings } from '@ploegplan/contract/settings/endpoints';
import { CompanyState } from '@ploegplan/contract/settings/schemas';
import { sample, sampleId } from '@ploegplan/contract/test/sample';
import { User } from '@ploegplan/contract/users/schemas';
import { describe, expect, it } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { Rejected, type TestApi } from '../../../../test/api.ts';
import { expectAccessible } from '../../../../test/axe.ts';
import {
  openAdmin,
  openTenant,
  otherTenant,
  tenantDrawer,
} from '../../../../test/subjects/admin.ts';

const nameIn = (drawer: Locator) => drawer.getByRole('textbox', { name: 'Naam', exact: true });
const question = page.getByRole('dialog', { name: 'Nog niet opgeslagen' });

async function openNew() {
  await page.getByRole('banner').getByRole('button', { name: 'Nieuw' }).click();
  const drawer = tenantDrawer('Bedrijf toevoegen');
  await expect.element(nameIn(drawer)).toHaveFocus();
  return drawer;
}

async function fillNew(drawer: Locator): Promise<void> {
  await nameIn(drawer).fill('Nieuw');
  await drawer.getByLabelText('Naam in het adres').fill('nieuw');
  await drawer.getByLabelText('Gebruikersnaam').fill('baas');
  await drawer.getByLabelText('E-mailadres').fill('baas@nieuw.example');
}

function withMail(api: TestApi, hasServer: boolean): void {
  const state = sample(CompanyState);
  api.answer(settings.state, { ...state, mail: { ...state.mail, hasServer } });
}

describe('form for a new tenant', () => {
  it('says what is missing at each empty field, and its format only once something is typed', async () => {
    await openAdmin();
    const drawer = await openNew();
    await drawer.getByRole('button', { name: 'Toevoegen' }).click();
    await expect.element(drawer.getByText('Vul de naam van het bedrijf in')).toBeVisible();
    await expect.element(drawer.getByText('Vul de naam in het adres in')).toBeVisible();
    await expect.element(drawer.getByText('Vul een gebruikersnaam in')).toBeVisible();
    await expect.element(drawer.getByText('Vul een e-mailadres in')).toBeVisible();
    await expect.element(nameIn(drawer)).toHaveFocus();
    await drawer.getByLabelText('Gebruikersnaam').fill('de baas');
    await drawer.getByRole('button', { name: 'Toevoegen' }).click();
    await expect
      .element(drawer.getByText('Alleen letters, cijfers en . _ @ + -, zonder spaties'))
      .toBeVisible();
  });

  it('shows a field error at a taken value and keeps the input', async () => {
    const { api } = await openAdmin();
    const drawer = await openNew();
    await fillNew(drawer);
    await drawer.getByLabelText('Eigen adressen').fill('Vrij.example\nbezet.example');
    const add = drawer.getByRole('button', { name: 'Toevoegen' });
    for (const [code, field, message] of [
      ['tenant-name-taken', 'name', 'Er is al een bedrijf met deze naam in het adres'],
      ['host-taken', 'hosts.1', 'bezet.example hoort al bij een ander bedrijf'],
      ['username-taken', 'admin.username', 'Deze gebruikersnaam is al in gebruik'],
    ] as const) {
      api.reject(admin.createTenant, 409, code, { fields: [{ field, code: 'taken' }] });
      await add.click();
      await expect.element(drawer.getByText(message)).toBeVisible();
    }
    await expectAccessible();
    await expect.element(drawer.getByLabelText('Gebruikersnaam')).toHaveFocus();
    await expect.element(drawer.getByLabelText('E-mailadres')).toHaveValue('baas@nieuw.example');
  });

  it('is submitted by Ctrl+Enter and closes once the tenant is added', async () => {
    const { api, put } = await openAdmin();
    withMail(api, true);
    api.answer(admin.createTenant, ({ body: { id = sampleId(), admin: _, ...settings } }) => ({
      tenant: put(id, settings),
      isInvited: true,
      temporaryPassword: null,
    }));
    const drawer = await openNew();
    await fillNew(drawer);
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.element(page.getByText('Bedrijf toegevoegd')).toBeVisible();
    await expect
      .element(page.getByText('Uitnodiging verstuurd aan baas@nieuw.example'))
      .toBeVisible();
    await expect.element(drawer).not.toBeInTheDocument();
    await expect
      .element(page.getByRole('button', { name: 'Nieuw', exact: true }).last())
      .toBeVisible();
    expect(api.received(admin.createTenant)[0]?.body).toMatchObject({
      name: 'nieuw',
      displayName: 'Nieuw',
      admin: { username: 'baas', email: 'baas@nieuw.example' },
    });
  });
});

describe('form for a new tenant without a mail server', () => {
  const handover = page.getByRole('dialog', { name: 'Nieuw toegevoegd' });

  async function addNew(temporaryPassword: string | null) {
    const { api, put } = await openAdmin();
    withMail(api, false);
    api.answer(admin.createTenant, ({ body: { id = sampleId(), admin: _, ...settings } }) => ({
      tenant: put(id, settings),
      isInvited: false,
      temporaryPassword,
    }));
    const drawer = await openNew();
    await expect
      .element(drawer.getByText(/^Er is geen mailserver: na het toevoegen/))
      .toBeVisible();
    await fillNew(drawer);
    await drawer.getByRole('button', { name: 'Toevoegen' }).click();
    await expect.element(handover).toBeVisible();
    return drawer;
  }

  it('shows the temporary password of the first admin once, with where to sign in', async () => {
    const drawer = await addNew('abcd-efgh-jkmn-pqrs');
    await expect
      .element(handover.getByRole('status', { name: 'Tijdelijk wachtwoord' }))
      .toMatchTextContent('abcd-efgh-jkmn-pqrs');
    await expect.element(handover.getByText('baas', { exact: true })).toBeVisible();
    await expect.element(handover.getByRole('link')).toHaveAttribute('target', '_blank');
    await expectAccessible();
    await userEvent.keyboard('{Escape}');
    await expect.element(handover).toBeVisible();
    await handover.getByRole('button', { name: 'Klaar' }).click();
    await expect.element(handover).not.toBeInTheDocument();
    await expect.element(drawer).not.toBeInTheDocument();
    await expect
      .element(page.getByRole('button', { name: 'Nieuw', exact: true }).last())
      .toBeVisible();
  });

  it('says how to make another one when the answer with the password was lost', async () => {
    const drawer = await addNew(null);
    await expect.element(handover.getByText(/kies daar bij Gebruikers/)).toBeVisible();
    await expectAccessible();
    await handover.getByRole('button', { name: 'Klaar' }).click();
    await expect.element(drawer).not.toBeInTheDocument();
  });
});

describe('form for an existing tenant', () => {
  it('sends the changed name, colour, terms, features and limits', async () => {
    const { api } = await openAdmin();
    const drawer = await openTenant();
    await nameIn(drawer).fill('Steigers Op Maat');
    await drawer.getByLabelText('Eén project heet').fill('Steiger');
    await drawer.getByLabelText('Meer heten').fill('Steigers');
    await drawer.getByLabelText('Accentkleur').fill('#7a1f5c');
    await drawer.getByLabelText('Ruimte voor bestanden').fill('0');
    await drawer.getByLabelText('Materieel').click();
    await drawer.getByRole('button', { name: 'Opslaan' }).click();
    await expect
      .element(drawer.getByText('Vul hele gigabytes in van 1 tot en met 100000, of niets'))
      .toBeVisible();
    await drawer.getByLabelText('Ruimte voor bestanden').fill('50');
    await drawer.getByRole('button', { name: 'Opslaan' }).click();
    await expect.element(page.getByText('Bedrijf bijgewerkt')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Steigers Op Maat' })).toBeVisible();
    expect(api.received(admin.updateTenant)[0]?.body).toMatchObject({
      displayName: 'Steigers Op Maat',
      accentColor: '#7a1f5c',
      terms: { project: 'Steiger', projects: 'Steigers' },
      hiddenParts: ['materials'],
      storageGigabytes: 50,
      version: 1,
    });
  });

  it('shows whether white text on the colour has sufficient contrast', async () => {
    await openAdmin();
    const drawer = await openTenant();
    await drawer.getByLabelText('Accentkleur').fill('#ffd400');
    await expect.element(drawer.getByText(/Te licht voor witte tekst/)).toBeVisible();
    await drawer.getByLabelText('Accentkleur').fill('#7a1f5c');
    await expect.element(drawer.getByText(/Witte tekst is hier goed op te lezen/)).toBeVisible();
    await expectAccessible();
  });

  it('shows the users of the tenant', async () => {
    const { api } = await openAdmin();
    api.answer(admin.users, [sample(User, { username: 'baas', userType: 'admin' })]);
    const drawer = await openTenant();
    await expect
      .element(drawer.getByRole('row', { name: 'baas' }))
      .toMatchTextContent('BeheerderActief');
  });

  it('shows a concurrent change next to the own input', async () => {
    const { api, put } = await openAdmin();
    const drawer = await openTenant();
    await nameIn(drawer).fill('Van mij');
    await drawer.getByLabelText('Eén project heet').fill('Klus');
    api.answer(admin.updateTenant, ({ params, body: { version, ...settings } }) => {
      if (version === 2) return put(params.id, settings);
      const current = put(otherTenant.id, { displayName: 'Van hen' });
      throw new Rejected(409, 'stale-version', { current });
    });
    await drawer.getByRole('button', { name: 'Opslaan' }).click();
    const notice = drawer.getByRole('alert');
    await expect.element(notice).toMatchTextContent('Iemand anders wijzigde dit ook');
    await expect.element(notice).toMatchTextContent('Iemand anders: Van hen');
    await expect.element(notice).toMatchTextContent('Jij: Van mij');
    await expectAccessible();
    await notice.getByRole('button', { name: 'Zijn versie overnemen' }).click();
    await expect.element(nameIn(drawer)).toHaveValue('Van hen');
    await expect.element(drawer.getByLabelText('Eén project heet')).toHaveValue('Klus');
    await drawer.getByRole('button', { name: 'Opslaan' }).click();
    await expect.element(page.getByText('Bedrijf bijgewerkt')).toBeVisible();
  });

  it('asks for confirmation before closing with unsaved changes', async () => {
    await openAdmin();
    const drawer = await openTenant();
    await nameIn(drawer).fill('Iets anders');
    await userEvent.keyboard('{Escape}');
    await question.getByRole('button', { name: 'Verder invullen' }).click();
    await expect.element(question).not.toBeInTheDocument();
    await expect.element(nameIn(drawer)).toHaveValue('Iets anders');
    await userEvent.keyboard('{Escape}');
    await question.getByRole('button', { name: 'Weggaan zonder opslaan' }).click();
    await expect.element(drawer).not.toBeInTheDocument();
  });
});

describe('logo of a tenant', () => {
  /** Sets the files by script: uploading a large file through the browser driver is slow. */
  function choose(file: File): void {
    const input = document.querySelector<HTMLInputElement>('input[type="file"]');
    if (!input) throw new Error('No file can be chosen');
    const chosen = new DataTransfer();
    chosen.items.add(file);
    input.files = chosen.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  }
  const wrongType = 'Dit bestand kan niet. Kies een PNG, JPEG of WebP.';

  it('is shown after upload and removed after confirmation', async () => {
    const { api, put } = await openAdmin();
    api.answer(admin.uploadLogo, ({ params }) => put(params.id, { hasLogoImage: true }));
    api.answer(admin.removeLogo, ({ params }) => put(params.id, { hasLogoImage: false }));
    const drawer = await openTenant();
    await expect.element(drawer.getByRole('button', { name: 'Logo uploaden' })).toBeVisible();
    choose(new File(['logo'], 'logo.png', { type: 'image/png' }));
    await expect.element(page.getByText('Logo bewaard')).toBeVisible();
    const logo = drawer.getByRole('img', { name: 'Eigen logo' });
    await expect.element(logo).toBeVisible();
    await expectAccessible();
    await drawer.getByRole('button', { name: 'Weghalen' }).click();
    const dialog = page.getByRole('dialog', { name: 'Logo weghalen' });
    await dialog.getByRole('button', { name: 'Weghalen' }).click();
    await expect.element(page.getByText('Logo weggehaald')).toBeVisible();
    await expect.element(logo).not.toBeInTheDocument();
  });

  it('is rejected with a field error when the file is not an image', async () => {
    const { api } = await openAdmin();
    api.reject(admin.uploadLogo, 415, 'unsupported-media-type');
    const drawer = await openTenant();
    await expect.element(drawer.getByRole('button', { name: 'Logo uploaden' })).toBeVisible();
    choose(new File(['geen logo'], 'logo.png', { type: 'image/png' }));
    await expect.element(drawer.getByText(wrongType)).toBeVisible();
  });

  it('is not sent when the file is larger than 5 MB', async () => {
    const { api } = await openAdmin();
    const drawer = await openTenant();
    await expect.element(drawer.getByRole('button', { name: 'Logo uploaden' })).toBeVisible();
    choose(new File([new Uint8Array(5_300_000)], 'logo.png', { type: 'image/png' }));
    await expect.element(drawer.getByText('Dit bestand is groter dan 5 MB.')).toBeVisible();
    expect(api.received(admin.uploadLogo)).toEqual([]);
  });
});
