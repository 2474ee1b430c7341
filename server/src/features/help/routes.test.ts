import type { UserType } from '@ploegplan/contract/fields';
import { help } from '@ploegplan/contract/help';
import { limits } from '@ploegplan/contract/limits';
import { describe, expect, it } from 'vitest';
import { browseAs } from '../../../test/browser.ts';
import { makeUser } from '../../../test/factories.ts';
import { useServer } from '../../../test/server.ts';
import { useTenant } from '../../../test/visitor.ts';

const server = useServer();
const tenant = useTenant(server);

const helpFor = async (userType: UserType) => {
  const browser = await browseAs(server, tenant, await makeUser(tenant, { userType }));
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
});
