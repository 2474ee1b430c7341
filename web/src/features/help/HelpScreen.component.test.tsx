import { help, helpEditor } from '@ploegplan/contract/help/endpoints';
import { Help, HelpInEditor } from '@ploegplan/contract/help/schemas';
import { sample } from '@ploegplan/contract/test/sample';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openApp, type sizes } from '../../../test/app.tsx';
import { expectAccessible } from '../../../test/axe.ts';
import { article, withHelp } from '../../../test/subjects/help.ts';

const main = page.getByRole('main');
const search = main.getByPlaceholder('Zoek in help...');
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
  await main.getByRole('link', { name: 'Foto’s bij het werk zetten', exact: true }).click();
  await expect.element(page.getByRole('article')).toHaveTextContent('Foto’s bij het werk zetten');
  expect(router.state.location.pathname).toBe('/help/foto');
});

test('the office changes an article from where it is read', async () => {
  const api = withArticles();
  api.answer(helpEditor.list, sample(HelpInEditor, { articles: [] }));
  const { router } = await openApp({ at: '/help', as: 'admin', api });
  await page.getByRole('button', { name: 'Artikelen wijzigen' }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/settings/help');
  await router.navigate({ to: '/help/$slug', params: { slug: 'foto' } });
  await page.getByRole('button', { name: 'Artikel wijzigen' }).click();
  await expect.poll(() => router.state.location.pathname).toMatch(/^\/settings\/help\/[0-9a-f-]+$/);
});

test('an employee reads an article without a button to change it', async () => {
  await openApp({ at: '/help/foto', as: 'employee', api: withArticles() });
  await expect.element(page.getByRole('article')).toBeVisible();
  await expect.element(page.getByRole('button', { name: /wijzigen$/ })).not.toBeInTheDocument();
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

test.each(['office', 'phone'] satisfies (keyof typeof sizes)[])(
  'the search on the home and on a topic shows the hits with marks and an excerpt (%s)',
  async (size) => {
    const { router } = await openApp({ at: '/help', as: 'employee', size, api: withArticles() });
    await search.fill('foto');
    await expect.element(main.getByRole('heading')).toHaveTextContent('Gevonden');
    const hit = main.getByRole('listitem');
    await expect.element(hit).toMatchTextContent('Foto’s bij het werk zettenPlanning');
    await expect.element(main.getByText('1 artikel', { exact: true })).toBeVisible();
    expect(hit.element().querySelector('mark')?.textContent).toBe('Foto');
    await expectAccessible();
    await search.fill('zzz');
    await expect.element(page.getByText('Niets gevonden. Probeer een ander woord.')).toBeVisible();
    await search.fill('wijzigen uren');
    await main.getByRole('link', { name: 'Uren invullen' }).click();
    await expect.poll(() => router.state.location.href).toBe('/help/uren?markeer=wijzigen+uren');
    await search.fill('foto');
    await expect.element(main.getByRole('link', { name: 'Foto’s' })).toBeVisible();
  },
);

test('the search is kept in the address, so that the way back from a hit shows the hits again', async () => {
  const { router } = await openApp({ at: '/help', as: 'employee', api: withArticles() });
  await search.fill('foto');
  const hit = main.getByRole('link', { name: 'Foto’s' });
  await expect.element(hit).toBeVisible();
  await expect.poll(() => router.state.location.href).toBe('/help?zoek=foto');
  await hit.click();
  await expect.poll(() => router.state.location.pathname).toBe('/help/foto');
  await expect.element(search).toHaveValue('');
  router.history.back();
  await expect.element(search).toHaveValue('foto');
  await expect.element(hit).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Hoofdmenu' })
    .getByRole('link', { name: 'Help' })
    .click();
  await expect.element(search).toHaveValue('');
  await expect.element(main.getByRole('heading', { name: 'Planning' })).toBeVisible();
});

test('Enter in the search opens the first hit, and the way back shows the hits', async () => {
  const { router } = await openApp({ at: '/help/planning', as: 'employee', api: withArticles() });
  await search.fill('uren wijzigen');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => router.state.location.href).toBe('/help/uren?markeer=uren+wijzigen');
  router.history.back();
  await expect.poll(() => router.state.location.href).toBe('/help/planning?zoek=uren+wijzigen');
  await expect.element(main.getByRole('heading', { name: 'Gevonden' })).toBeVisible();
});

test('the best six hits are shown, and the others on request', async () => {
  const eight = Array.from({ length: 8 }, (_, at) => article(`uren-${at}`, `Uren ${at}`, 'Uren'));
  await openApp({ at: '/help?zoek=uren', as: 'employee', api: withHelp(...eight) });
  const hits = page.getByRole('region', { name: 'Gevonden' }).getByRole('link');
  await expect.element(hits).toHaveLength(6);
  await page.getByRole('button', { name: 'Nog 2 tonen' }).click();
  await expect.element(hits).toHaveLength(8);
  await expectAccessible();
});

test('beside an article at the office stand the others of its category', async () => {
  await openApp({ at: '/help/planning', as: 'employee', api: withArticles() });
  await page.viewport(1440, 900);
  const text = page.getByRole('article');
  const others = page.getByRole('heading', { name: 'Meer over planning' });
  await expect.element(others).toBeVisible();
  await expect
    .poll(() => others.element().getBoundingClientRect().left)
    .toBeGreaterThan(text.element().getBoundingClientRect().right);
});

test('words that were looked for are marked in the article', async () => {
  await openApp({ at: '/help/uren?markeer=planning', as: 'employee', api: withArticles() });
  const marks = () =>
    [...document.querySelectorAll('article mark')].map(({ textContent }) => textContent);
  await expect.poll(marks).toEqual(['planning']);
});

test('Help in the menu opens the page of the help that was viewed last, and from there its home', async () => {
  const { router } = await openApp({ at: '/help/foto', as: 'employee', api: withArticles() });
  await expect.element(page.getByRole('article')).toBeVisible();
  const menu = page.getByRole('navigation', { name: 'Hoofdmenu' });
  const path = () => router.state.location.pathname;
  await menu.getByRole('link', { name: 'Planning', exact: true }).click();
  await expect.poll(path).toBe('/employeeplanning');
  await menu.getByRole('link', { name: 'Help' }).click();
  await expect.poll(path).toBe('/help/foto');
  await menu.getByRole('link', { name: 'Help' }).click();
  await expect.poll(path).toBe('/help');
  await expect.element(main.getByRole('heading', { name: 'Laatst bekeken' })).toBeVisible();
  await menu.getByRole('link', { name: 'Planning', exact: true }).click();
  await expect.poll(path).toBe('/employeeplanning');
  await menu.getByRole('link', { name: 'Help' }).click();
  await expect.poll(path).toBe('/help');
});

test('an article leads to the one before and after it in its category', async () => {
  const { router } = await openApp({ at: '/help/planning', as: 'employee', api: withArticles() });
  const others = page.getByRole('navigation', { name: 'Andere artikelen' });
  await expect.element(others.getByRole('link', { name: 'Vorige' })).not.toBeInTheDocument();
  await others.getByRole('link', { name: 'Volgende' }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/help/foto');
  await others.getByRole('link', { name: 'Vorige' }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/help/planning');
});

test('an answer to whether an article was useful is stored, can be changed and taken back', async () => {
  const api = withArticles();
  api.answer(help.vote, undefined);
  await openApp({ at: '/help/uren', as: 'employee', api });
  const question = page.getByRole('group', { name: 'Was dit nuttig?' });
  const sent = () =>
    api.received(help.vote).map(({ params, body }) => [params.slug, body.isUseful]);
  await question.getByRole('button', { name: 'Ja' }).click();
  await expect
    .element(question.getByRole('button', { name: 'Ja' }))
    .toHaveAttribute('aria-pressed', 'true');
  await question.getByRole('button', { name: 'Nee' }).click();
  await expect
    .element(question.getByRole('button', { name: 'Ja' }))
    .toHaveAttribute('aria-pressed', 'false');
  await question.getByRole('button', { name: 'Nee' }).click();
  await expect.poll(sent).toEqual([
    ['uren', true],
    ['uren', false],
    ['uren', null],
  ]);
});

test('an answer that cannot be stored is taken back on the screen', async () => {
  const api = withArticles();
  api.reject(help.vote, 503, 'unavailable');
  await openApp({ at: '/help/uren', as: 'employee', api });
  const yes = page.getByRole('button', { name: 'Ja' });
  await yes.click();
  await expect.poll(() => api.received(help.vote).length).toBe(1);
  await expect.element(yes).toHaveAttribute('aria-pressed', 'false');
});

test('the former address of an article leads to it', async () => {
  const api = withArticles();
  const { articles, ...rest } = sample(Help, { movedSlugs: { 'uren-schrijven': 'uren' } });
  api.answer(help.list, { ...rest, articles: [article('uren', 'Uren invullen', 'Uren')] });
  const { router } = await openApp({ at: '/help/uren-schrijven', as: 'employee', api });
  await expect.poll(() => router.state.location.pathname).toBe('/help/uren');
  await expect.element(page.getByRole('article')).toBeVisible();
});

test.each([
  ['/employeeplanning', 'employee', '/help/je-planning-bekijken'],
  ['/own-leave', 'employee', '/help/verlof-aanvragen'],
  ['/notes', 'admin', '/help/notities'],
  ['/klanten', 'admin', '/help/klanten'],
  ['/bestaat-niet', 'admin', '/help'],
] as const)('the help button at %s (%s) leads to %s', async (at, as, path) => {
  const { router } = await openApp({ at, as, api: withArticles() });
  await page.getByRole('banner').getByRole('link', { name: 'Help' }).click();
  await expect.poll(() => router.state.location.pathname).toBe(path);
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
