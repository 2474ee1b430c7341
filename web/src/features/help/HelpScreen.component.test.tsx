import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openApp } from '../../../test/app.tsx';
import { expectAccessible } from '../../../test/axe.ts';
import { article, withHelp } from '../../../test/help.ts';

const main = page.getByRole('main');
const withArticles = () =>
  withHelp(
    article('planning', 'Je planning bekijken', 'Planning'),
    article('foto', 'Foto’s bij het werk zetten', 'Planning'),
    article(
      'uren',
      'Uren invullen of wijzigen',
      'Uren',
      '<p>Ga naar je <a href="/employeeplanning">planning</a>.</p>',
    ),
  );

test('articles are grouped by category; an article links to others of its category', async () => {
  const { router } = await openApp({ at: '/help', as: 'employee', api: withArticles() });
  await expect.element(main.getByRole('heading', { name: 'Planning' })).toBeVisible();
  const headings = main.getByRole('heading').elements();
  expect(headings.map(({ textContent }) => textContent)).toEqual(['Planning', 'Uren']);
  expect(document.title).toBe('Help · Ploegplan');
  await expectAccessible();
  await main.getByRole('link', { name: 'Je planning bekijken' }).click();
  await expect.element(main.getByRole('heading', { name: 'Meer over planning' })).toBeVisible();
  await main.getByRole('link', { name: 'Foto’s bij het werk zetten' }).click();
  await expect.element(page.getByRole('article')).toHaveTextContent('Foto’s bij het werk zetten');
  expect(router.state.location.pathname).toBe('/help/foto');
});

test('the help names whom the company asks to turn to', async () => {
  const helpContact = { name: '', phonenumber: '', email: 'planning@example.nl' };
  await openApp({ at: '/help', as: 'employee', api: withArticles(), tenant: { helpContact } });
  await expect
    .element(main.getByRole('link', { name: 'planning@example.nl' }))
    .toHaveAttribute('href', 'mailto:planning@example.nl');
});

test('a link in an article opens its page in the application', async () => {
  const { router } = await openApp({ at: '/help/uren', as: 'employee', api: withArticles() });
  await page.getByRole('article').getByRole('link', { name: 'planning' }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/employeeplanning');
});

test('on a phone the help page has the search', async () => {
  await openApp({ at: '/help', as: 'employee', size: 'phone', api: withArticles() });
  const search = page.getByPlaceholder('Zoek in help...');
  await search.fill('foto');
  await expect.element(main.getByRole('heading')).toHaveTextContent('Gevonden');
  await expect.element(main.getByRole('listitem')).toHaveTextContent('Foto’s bij het werk zetten');
  await search.fill('zzz');
  await expect.element(page.getByText('Niets gevonden. Probeer een ander woord.')).toBeVisible();
});

test.each([
  ['other', /Vraag het je beheerder/],
  ['admin', /Vraag het wie Ploegplan voor jullie heeft ingericht/],
] as const)(
  'without articles the help shows a user of type %s whom to contact',
  async (as, whom) => {
    await openApp({ at: '/help', as });
    await expect.element(page.getByText('Er zijn nog geen helpartikelen.')).toBeVisible();
    await expect.element(page.getByText(whom)).toBeVisible();
    await expectAccessible();
  },
);

test('an unknown article shows a message with a link to the help', async () => {
  const { router } = await openApp({ at: '/help/bestaat-niet', api: withArticles() });
  await expect.element(page.getByText('Dit helpartikel bestaat niet')).toBeVisible();
  await page.getByRole('link', { name: 'Naar de help', exact: true }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/help');
});

test('the help editor shows that editing is not available yet and links to the help', async () => {
  const { router } = await openApp({ at: '/admin/help-editor', as: 'god', api: withArticles() });
  await expect.element(page.getByText('Hier komt het bewerken van de help')).toBeVisible();
  expect(document.title).toBe('Help-editor · Ploegplan');
  await expectAccessible();
  await page.getByRole('link', { name: 'Naar de help', exact: true }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/help');
});
