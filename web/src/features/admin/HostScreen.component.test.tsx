import { hosting } from '@ploegplan/contract/hosting/endpoints';
import { HostEntry, JobFailure } from '@ploegplan/contract/hosting/schemas';
import { sample } from '@ploegplan/contract/test/sample';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { TestApi } from '../../../test/api.ts';
import { openApp } from '../../../test/app.tsx';
import { expectAccessible } from '../../../test/axe.ts';
import { cancelQuestion } from '../../../test/question.ts';
import { openAdmin, openTenant, otherTenant, ownTenant } from '../../../test/subjects/admin.ts';

describe('what the host sees of each company', () => {
  it('is in the list: users, storage and what failed', async () => {
    const { api } = await openAdmin();
    api.answer(hosting.use, [
      {
        id: otherTenant.id,
        users: 12,
        lastUsedAt: null,
        storageBytes: 3_145_728,
        failedJobs: 1,
        failedMails: 2,
      },
      {
        id: ownTenant.id,
        users: 3,
        lastUsedAt: null,
        storageBytes: 0,
        failedJobs: 0,
        failedMails: 0,
      },
    ]);
    await page.getByRole('link', { name: 'Logboek' }).click();
    await page.getByRole('link', { name: 'Bedrijven', exact: true }).click();
    const row = page.getByRole('row', { name: /Steigerbouw Voorbeeld/ });
    await expect.element(row).toMatchTextContent('12');
    await expect.element(row).toMatchTextContent('3,00 MB');
    await expect.element(row).toMatchTextContent('2 mails, 1 taak');
    await expect
      .element(page.getByRole('row', { name: /Bouwbedrijf Demo/ }))
      .toMatchTextContent('Niets');
  });

  it('has the jobs that failed, each of which can be tried again', async () => {
    const { api } = await openAdmin();
    const mail = sample(JobFailure, {
      queue: 'account-mail',
      recipient: 'jansen',
      reason: '550 No such mailbox',
    });
    api.answer(hosting.failures, [mail]);
    const drawer = await openTenant();
    await expect.element(drawer.getByText(/550 No such mailbox/)).toBeVisible();
    api.answer(hosting.failures, []);
    await drawer.getByRole('button', { name: 'Mail aan jansen opnieuw proberen' }).click();
    await expect.element(drawer.getByRole('region', { name: 'Mislukt' })).not.toBeInTheDocument();
    expect(api.received(hosting.retry)).toMatchObject([
      { params: { id: otherTenant.id, failure: mail.id } },
    ]);
  });

  it('is deleted only when its name is typed, and that can be withdrawn', async () => {
    const { api, put } = await openAdmin();
    api.answer(hosting.planDeletion, ({ params }) =>
      put(params.id, { deletesAt: '2026-12-23T10:00:00.000Z' }),
    );
    api.answer(hosting.withdrawDeletion, ({ params }) => put(params.id, { deletesAt: null }));
    const drawer = await openTenant();
    const button = drawer.getByRole('button', { name: 'Wissen over 30 dagen' });
    await drawer.getByLabelText('Naam van het bedrijf').last().fill('Steigerbouw');
    await button.click();
    await expect
      .element(drawer.getByText(`Typ de naam precies over: ${otherTenant.displayName}`))
      .toBeVisible();
    expect(api.received(hosting.planDeletion)).toEqual([]);
    await drawer.getByLabelText('Naam van het bedrijf').last().fill(otherTenant.displayName);
    await button.click();
    await expect
      .element(drawer.getByText(/Op woensdag 23 december 2026 wordt alles/))
      .toBeVisible();
    await expectAccessible();
    await drawer.getByRole('button', { name: 'Niet wissen' }).click();
    await expect.element(button).toBeVisible();
  });
});

describe('the announcements of the host', () => {
  it.each(['office', 'phone'] as const)(
    'are placed with a text and a period, and taken away (%s)',
    async (size) => {
      const api = new TestApi();
      api.answer(hosting.log, [
        sample(HostEntry, { event: 'tenant-deleted', tenantName: 'Oude Bouw', actorName: '' }),
      ]);
      await openApp({ at: '/admin?tab=beheer', as: 'god', api, size });
      await expect.element(page.getByText('Oude Bouw')).toBeVisible();
      await page.getByRole('button', { name: 'Plaatsen' }).click();
      await expect.element(page.getByText('Vul in wat je wilt zeggen')).toBeVisible();
      await page.getByRole('textbox', { name: 'Tekst' }).fill('Onderhoud');
      await page.getByLabelText('Tonen vanaf', { exact: true }).first().fill('23-11-2030');
      await page.getByLabelText('Tot', { exact: true }).first().fill('22-11-2030');
      await page.getByRole('button', { name: 'Plaatsen' }).click();
      await expect.element(page.getByText('Het einde komt na het begin')).toBeVisible();
      await page.getByLabelText('Tot', { exact: true }).first().fill('24-11-2030');
      api.answer(hosting.announcements, [
        {
          id: '019a0000-0000-7000-8000-0000000000a1',
          text: 'Onderhoud',
          startsAt: '2030-11-23T17:00:00Z',
          endsAt: '2030-11-24T05:00:00Z',
        },
      ]);
      await page.getByRole('button', { name: 'Plaatsen' }).click();
      await expect.element(page.getByText('Van zaterdag 23 november 2030 om 18:00')).toBeVisible();
      expect(api.received(hosting.announce)).toMatchObject([
        {
          body: {
            text: 'Onderhoud',
            startsAt: '2030-11-23T17:00:00.000Z',
            endsAt: '2030-11-24T05:00:00.000Z',
          },
        },
      ]);
      await expectAccessible();
      const remove = page.getByRole('button', { name: 'Weghalen: Onderhoud' });
      await remove.click();
      await cancelQuestion(page.getByRole('dialog'));
      await expect.element(remove).toBeEnabled();
      expect(api.received(hosting.removeAnnouncement)).toEqual([]);
      await remove.click();
      await page.getByRole('dialog').getByRole('button', { name: 'Weghalen' }).click();
      await expect.poll(() => api.received(hosting.removeAnnouncement).length).toBe(1);
    },
  );

  it('that is shown stays when the list cannot be read again', async () => {
    const api = new TestApi();
    const announcement = {
      id: '019a0000-0000-7000-8000-0000000000a1',
      text: 'Onderhoud',
      startsAt: '2030-11-23T17:00:00Z',
      endsAt: '2030-11-24T05:00:00Z',
    };
    api.answer(hosting.announcements, [announcement]);
    await openApp({ at: '/admin?tab=beheer', as: 'god', api });
    const list = page.getByRole('list', { name: 'Geplaatste mededelingen' });
    await expect.element(list).toMatchTextContent('Onderhoud');
    const before = api.received(hosting.announcements).length;
    api.reject(hosting.announcements, 403, 'forbidden');
    const parts = page.getByRole('navigation', { name: 'Onderdelen van Admin Tools' });
    await parts.getByRole('link', { name: 'Logboek' }).click();
    await parts.getByRole('link', { name: 'Beheer' }).click();
    await expect.poll(() => api.received(hosting.announcements).length).toBeGreaterThan(before);
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
    await expect.element(list).toMatchTextContent('Onderhoud');
  });
});
