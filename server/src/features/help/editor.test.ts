import { randomUUIDv7 } from 'node:crypto';
import { help, helpEditor } from '@ploegplan/contract/help/endpoints';
import type { HelpScope, NewHelpArticle } from '@ploegplan/contract/help/schemas';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { browseAs, type TestBrowser, urlOf } from '../../../test/calls/browser.ts';
import { drawJpeg, encodeForm } from '../../../test/calls/uploads.ts';
import { useVisitor } from '../../../test/calls/visitor.ts';
import { makeTenant, makeUser } from '../../../test/data/factories.ts';
import { useServer } from '../../../test/servers/server.ts';

const server = useServer();
const { tenant, user, browser: office } = useVisitor(server);
const god = async () => browseAs(server, tenant, await makeUser(tenant, { userType: 'god' }));

const text = (values: Partial<NewHelpArticle> = {}): NewHelpArticle => ({
  role: 'admin',
  slug: `artikel-${randomUUIDv7()}`,
  title: 'Artikel',
  category: 'Planning',
  keywords: [],
  contentHtml: '<p>Tekst</p>',
  publish: true,
  replaces: null,
  ...values,
});
const create = (values: Partial<NewHelpArticle> = {}, browser = office, scope: HelpScope = 'own') =>
  browser.get(helpEditor.create, { params: { scope }, body: text(values) });
const read = async (slug: string, browser: TestBrowser = office) =>
  (await browser.get(help.list)).articles.find((article) => article.slug === slug);

describe('POST /help-editor/:scope/articles', () => {
  it('publishes at once, or keeps a draft that readers do not see', async () => {
    const { slug } = await create({ title: 'Huisregels' });
    expect(await read(slug)).toMatchObject({ title: 'Huisregels', contentHtml: '<p>Tekst</p>' });
    const draft = await create({ publish: false });
    expect(draft.state).toBe('draft');
    expect(await read(draft.slug)).toBeUndefined();
  });

  it('creates one article for repeated requests, and none with a slug that is taken', async () => {
    const id = randomUUIDv7();
    const first = await create({ id });
    expect(await create({ id, slug: first.slug })).toEqual(first);
    const params = { scope: 'own' } as const;
    const second = await office.call(helpEditor.create, {
      params,
      body: text({ slug: first.slug }),
    });
    expect(second.json()).toMatchObject({ code: 'slug-taken', fields: [{ field: 'slug' }] });
    await create({ slug: first.slug, role: 'employee' });
  });

  it('takes the place of an inherited article under another slug too', async () => {
    const { slug, id } = await create({ replaces: 'logboek' });
    const { articles, movedSlugs } = await office.get(help.list);
    expect(articles.some((article) => article.slug === 'logboek')).toBe(false);
    expect(movedSlugs).toMatchObject({ logboek: slug });
    await office.get(helpEditor.remove, { params: { scope: 'own', id } });
    expect(await read('logboek')).toBeDefined();
  });

  it('stores only what an article may have', async () => {
    const contentHtml =
      '<h2 onclick="x()">Kop</h2><aside><p>Let op</p></aside><svg onload="x()"><script>x()</script></svg><img src="//example.nl/x">';
    expect((await create({ contentHtml })).contentHtml).toBe(
      '<h2>Kop</h2><aside><p>Let op</p></aside>',
    );
  });
});

describe('POST /help-editor/:scope/articles/:id/restore', () => {
  it('brings a deleted article back', async () => {
    const { id, slug } = await create();
    const params = { scope: 'own', id } as const;
    await office.get(helpEditor.remove, { params });
    expect(await read(slug)).toBeUndefined();
    await office.get(helpEditor.restore, { params });
    expect(await read(slug)).toMatchObject({ id, title: 'Artikel' });
  });
});

describe('PUT /help-editor/:scope/articles/:id', () => {
  it('keeps a changed text as a draft until it is published', async () => {
    const { id, slug, version } = await create();
    const params = { scope: 'own' as const, id };
    const { role: _, replaces: __, ...values } = text({ slug, contentHtml: '<p>Nieuw</p>' });
    const body = { ...values, publish: false, version };
    const draft = await office.get(helpEditor.update, { params, body });
    expect(draft).toMatchObject({ state: 'changed', contentHtml: '<p>Nieuw</p>', version: 2 });
    expect((await read(slug))?.contentHtml).toBe('<p>Tekst</p>');
    await office.get(helpEditor.update, { params, body: { ...body, publish: true, version: 2 } });
    expect((await read(slug))?.contentHtml).toBe('<p>Nieuw</p>');
  });

  it('rejects a stale version with the current text and its author', async () => {
    const { id, slug, version } = await create();
    const params = { scope: 'own' as const, id };
    const { role: _, replaces: __, ...values } = text({ slug });
    await office.get(helpEditor.update, { params, body: { ...values, title: 'Eerst', version } });
    const late = { ...values, title: 'Later', version };
    const response = await office.call(helpEditor.update, { params, body: late });
    expect(response.json()).toMatchObject({
      code: 'stale-version',
      current: { title: 'Eerst', version: 2 },
      changedBy: user.username,
    });
  });

  it('leads from the old slug to the new one', async () => {
    const { id, slug, version } = await create();
    const { role: _, replaces: __, ...values } = text();
    const params = { scope: 'own' as const, id };
    await office.get(helpEditor.update, { params, body: { ...values, version } });
    expect((await office.get(help.list)).movedSlugs).toMatchObject({ [slug]: values.slug });
  });

  it('rejects a slug that another article has', async () => {
    const taken = await create();
    const { id, version } = await create();
    const { role: _, replaces: __, ...values } = text({ slug: taken.slug });
    const params = { scope: 'own' as const, id };
    const response = await office.call(helpEditor.update, { params, body: { ...values, version } });
    expect(response.json().code).toBe('slug-taken');
  });
});

describe('GET /help-editor/:scope', () => {
  it('lists drafts, what is inherited and what takes its place, with the votes', async () => {
    await office.get(help.vote, { params: { slug: 'statussen' }, body: { isUseful: true } });
    const own = await create({ slug: 'statussen', publish: false });
    const { articles } = await office.get(helpEditor.list, { params: { scope: 'own' } });
    const bySlug = new Map(articles.map((article) => [`${article.role} ${article.slug}`, article]));
    expect(bySlug.get('admin statussen')).toMatchObject({
      id: own.id,
      isInherited: false,
      isOverride: true,
      state: 'draft',
      useful: 1,
      notUseful: 0,
    });
    expect(bySlug.get('employee uren-invullen')).toMatchObject({ isInherited: true });
  });

  it('is a god for all tenants and any tenant, and unknown to an admin', async () => {
    const other = await makeTenant(server);
    const helper = await god();
    const scopes = ['generic', other.id] as const;
    for (const scope of scopes) {
      const params = { scope };
      expect((await office.call(helpEditor.list, { params })).statusCode).toBe(404);
      expect((await office.call(helpEditor.create, { params, body: text() })).statusCode).toBe(404);
      expect((await helper.call(helpEditor.list, { params })).statusCode).toBe(200);
    }
    const { slug } = await create({}, helper, other.id);
    const theirs = await browseAs(server, other, await makeUser(other));
    expect(await read(slug, theirs)).toBeDefined();
    expect(await read(slug)).toBeUndefined();
  });
});

describe('generic articles', () => {
  it('change the help of every tenant, unless that has its own', async () => {
    const helper = await god();
    const other = await makeTenant(server);
    const theirs = await browseAs(server, other, await makeUser(other));
    await create({ slug: 'lijsten', title: 'Onze lijsten' });
    const generic = await create(
      { slug: 'lijsten', title: '{Projecten} in lijsten' },
      helper,
      'generic',
    );
    expect((await read('lijsten', theirs))?.title).toBe('Projecten in lijsten');
    expect((await read('lijsten'))?.title).toBe('Onze lijsten');
    await helper.get(helpEditor.remove, { params: { scope: 'generic', id: generic.id } });
    expect((await read('lijsten', theirs))?.title).toBe(
      'Lijsten: sorteren, kolommen en exporteren',
    );
  });
});

describe('GET /help-editor/:scope/articles/:id/versions', () => {
  it('keeps every text with its author, the newest first', async () => {
    const { id, slug } = await create();
    const params = { scope: 'own' as const, id };
    const { role: _, replaces: __, ...values } = text({ slug, contentHtml: '<p>Twee</p>' });
    const body = { ...values, publish: false, version: 1 };
    await office.get(helpEditor.update, { params, body });
    const versions = await office.get(helpEditor.versions, { params });
    expect(versions).toMatchObject([
      { number: 2, contentHtml: '<p>Twee</p>', isPublished: false, by: user.username },
      { number: 1, contentHtml: '<p>Tekst</p>', isPublished: true },
    ]);
  });
});

describe('PUT /help-editor/:scope/order', () => {
  it('moves categories and articles for readers, inherited ones too', async () => {
    const other = await makeTenant(server);
    const theirs = await browseAs(server, other, await makeUser(other));
    const params = { scope: 'own' as const };
    const order = { role: 'admin' as const, categories: ['Beheer'], slugs: ['logboek'] };
    const { version } = await theirs.get(helpEditor.order, {
      params,
      body: { ...order, version: 0 },
    });
    expect((await theirs.get(help.list)).articles[0]?.slug).toBe('logboek');
    const stale = await theirs.call(helpEditor.order, { params, body: { ...order, version: 0 } });
    expect(stale.json()).toMatchObject({ code: 'stale-version', current: { version } });
  });
});

describe('POST /help-editor/:scope/images', () => {
  const upload = async (browser: TestBrowser, contents: Buffer<ArrayBuffer> | string) => {
    const { body, contentType } = await encodeForm({ files: [['scherm.jpg', contents]] });
    const url = urlOf(helpEditor.upload, { params: { scope: 'own' } });
    return browser.request('POST', url, body, { 'content-type': contentType });
  };

  it('makes a WebP of at most the largest side, for readers of the tenant alone', async () => {
    const { src, width, height } = (await upload(office, await drawJpeg(3_072, 1_000))).json();
    expect({ width, height }).toEqual({ width: 1_536, height: 500 });
    const image = await office.request('GET', src);
    expect(image.headers['content-type']).toBe('image/webp');
    expect(await sharp(image.rawPayload).metadata()).toMatchObject({ format: 'webp', width });
    expect(image.headers['cache-control']).toBe('private, no-cache');
    const held = { 'if-none-match': String(image.headers.etag) };
    expect((await office.request('GET', src, undefined, held)).statusCode).toBe(304);
    const other = await makeTenant(server);
    const theirs = await browseAs(server, other, await makeUser(other));
    expect((await theirs.request('GET', src)).statusCode).toBe(404);
  });

  it('rejects what is no image', async () => {
    expect((await upload(office, '<svg onload="alert(1)"/>')).json().code).toBe(
      'unsupported-media-type',
    );
  });
});
