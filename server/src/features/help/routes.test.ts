import type { UserType } from '@ploegplan/contract/fields';
import { help } from '@ploegplan/contract/help/endpoints';
import { limits } from '@ploegplan/contract/limits';
import { describe, expect, it } from 'vitest';
import { browseAs } from '../../../test/calls/browser.ts';
import { useTenant } from '../../../test/calls/visitor.ts';
import {
  makeHelpArticle,
  makeTenant,
  makeUser,
  type TestTenant,
} from '../../../test/data/factories.ts';
import { useServer } from '../../../test/servers/server.ts';

const server = useServer();
const tenant = useTenant(server);

const helpFor = async (userType: UserType, at: TestTenant = tenant) => {
  const browser = await browseAs(server, at, await makeUser(at, { userType }));
  return browser.get(help.list);
};

describe('GET /help', () => {
  it('returns the office articles to an admin and a god, the worker articles to an employee', async () => {
    const slugs = async (userType: UserType) =>
      (await helpFor(userType)).articles.map(({ slug }) => slug);
    const office = await slugs('admin');
    expect(office).toContain('gebruikers-uitnodigen');
    expect(await slugs('god')).toEqual(office);
    const crew = await slugs('employee');
    expect(crew).toContain('uren-invullen');
    expect(crew).not.toContain('gebruikers-uitnodigen');
  });

  it('returns no articles to other types of users', async () => {
    expect((await helpFor('other')).articles).toEqual([]);
  });

  it.each(['admin', 'employee'] as const)(
    'returns each article once, in order (%s)',
    async (userType) => {
      const { articles, categoryOrder } = await helpFor(userType);
      const places = articles.map(
        ({ category, order }) => (categoryOrder[category] ?? -1) * 100 + order,
      );
      expect(places).toEqual(places.toSorted((a, b) => a - b));
      expect(Math.min(...places)).toBe(0);
      for (const key of ['id', 'slug', 'title'] as const) {
        expect(new Set(articles.map((article) => article[key])).size).toBe(articles.length);
      }
    },
  );

  it.each([
    ['admin', 'fotos-van-het-werk'],
    ['employee', 'fotos-toevoegen'],
  ] as const)(
    'says how to set a phone that takes HEIC photos, and how many and how large they may be (%s)',
    async (userType, slug) => {
      const { articles } = await helpFor(userType);
      const html = articles.find((article) => article.slug === slug)?.contentHtml;
      expect(html).toContain('Structuren');
      expect(html).toContain('HEIF-foto’s');
      expect(html).toMatch(new RegExp(`ooguit ${limits.imagesAtOnce} tegelijk`));
      expect(html).toContain(`hooguit ${limits.imageBytes / 1024 ** 2} MB`);
    },
  );

  it.each(['admin', 'employee'] as const)(
    'returns articles with internal links only (%s)',
    async (userType) => {
      const html = (await helpFor(userType)).articles.map(({ contentHtml }) => contentHtml).join();
      const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, link]) => link);
      expect(links.length).toBeGreaterThan(0);
      for (const link of links) expect(link).toMatch(/^\/[a-z/-]+$/);
    },
  );

  it("writes the tenant's words, as text, and leaves out what it does not use", async () => {
    const other = await makeTenant(server, { hidden_parts: ['hours', 'materials'] });
    await other.transact((tx) =>
      tx
        .updateTable('tenants')
        .set({ project_term: 'Steiger', projects_term: 'Steigers & meer' })
        .where('id', '=', other.id)
        .execute(),
    );
    const { articles, categoryOrder } = await helpFor('admin', other);
    const projects = articles.find(({ slug }) => slug === 'projecten');
    expect(projects).toMatchObject({
      title: 'Steigers & meer toevoegen en bijhouden',
      category: 'Steigers & meer',
      keywords: expect.arrayContaining(['steiger toevoegen']),
    });
    expect(projects?.contentHtml).toContain('<a href="/projecten">Steigers &amp; meer</a>');
    expect(Object.keys(categoryOrder)).toContain('Steigers & meer');
    const slugs = articles.map(({ slug }) => slug);
    expect(slugs).not.toContain('mandagenregister');
    expect(JSON.stringify(articles)).not.toMatch(/\{[Pp]roject/);
  });

  it.each(['admin', 'employee'] as const)(
    'names no materials in text, title, category or keyword for a tenant that hides them (%s)',
    async (userType) => {
      const other = await makeTenant(server, { hidden_parts: ['materials'] });
      const { articles, categoryOrder } = await helpFor(userType, other);
      const read = articles.map(({ slug: _, ...article }) => article);
      expect(JSON.stringify([read, categoryOrder])).not.toMatch(/materie|materiaal|gereedschap/i);
    },
  );

  it("shows a tenant's article in place of the generic one of its slug and role, and a new one beside", async () => {
    const other = await makeTenant(server);
    await makeHelpArticle(other, { slug: 'zoeken', title: 'Zo zoeken wij' });
    await makeHelpArticle(other, { slug: 'huisregels', title: 'Huisregels', category: 'Wij' });
    await makeHelpArticle(other, { slug: 'concept', published_version: null });
    await makeHelpArticle(other, { slug: 'weg', deleted_at: new Date() });
    const titles = async (userType: UserType, at: TestTenant) =>
      new Map((await helpFor(userType, at)).articles.map(({ slug, title }) => [slug, title]));
    const office = await titles('admin', other);
    expect(office.get('zoeken')).toBe('Zo zoeken wij');
    expect(office.get('huisregels')).toBe('Huisregels');
    expect(office.has('concept') || office.has('weg')).toBe(false);
    expect((await titles('employee', other)).has('huisregels')).toBe(false);
    expect((await titles('admin', tenant)).get('zoeken')).toBe('Alles vinden met Zoeken');
  });

  it('cleans what another way brought into the database', async () => {
    const other = await makeTenant(server);
    const contentHtml = '<p onclick="x()">Let op<img src=x onerror=alert(1)></p>';
    await makeHelpArticle(other, { slug: 'proef', contentHtml });
    const { articles } = await helpFor('admin', other);
    expect(articles.find(({ slug }) => slug === 'proef')?.contentHtml).toBe('<p>Let op</p>');
  });
});

describe('PUT /help/:slug/vote', () => {
  it('counts one answer for each user, which can be changed and taken back', async () => {
    const browser = await browseAs(server, tenant, await makeUser(tenant));
    const answer = (isUseful: boolean | null) =>
      browser.get(help.vote, { params: { slug: 'zoeken' }, body: { isUseful } });
    const votes = async () => (await browser.get(help.list)).votes;
    await answer(true);
    expect(await votes()).toEqual({ zoeken: true });
    await answer(false);
    expect(await votes()).toEqual({ zoeken: false });
    await answer(null);
    expect(await votes()).toEqual({});
  });

  it('keeps an answer when the article gets another slug', async () => {
    const other = await makeTenant(server);
    const browser = await browseAs(server, other, await makeUser(other));
    await browser.get(help.vote, { params: { slug: 'zoeken' }, body: { isUseful: true } });
    await makeHelpArticle(other, { slug: 'snel-zoeken', old_slugs: ['zoeken'] });
    const { votes, movedSlugs } = await browser.get(help.list);
    expect(votes).toEqual({ 'snel-zoeken': true });
    expect(movedSlugs).toEqual({ zoeken: 'snel-zoeken' });
  });

  it('knows no article of the other role', async () => {
    const browser = await browseAs(
      server,
      tenant,
      await makeUser(tenant, { userType: 'employee' }),
    );
    const params = { slug: 'gebruikers-uitnodigen' };
    const response = await browser.call(help.vote, { params, body: { isUseful: true } });
    expect(response.statusCode).toBe(404);
  });
});
