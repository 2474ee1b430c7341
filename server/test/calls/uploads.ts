import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Endpoint } from '@ploegplan/contract/endpoint';
import type { LightMyRequestResponse } from 'fastify';
import sharp from 'sharp';
import { toItemOwner } from '../../src/platform/gallery/owners.ts';
import { makePlanningItem, makeTenant, makeUser, type TestTenant } from '../data/factories.ts';
import type { TestServer } from '../servers/server.ts';
import { browse, type TestBrowser } from './browser.ts';

export const drawJpeg = (width = 60, height = 40): Promise<Buffer<ArrayBuffer>> =>
  sharp({ create: { width, height, channels: 3, background: '#c08040' } })
    .jpeg()
    .toBuffer();

export const emptyDisk = { stored: [], unfinished: [] };

/** Creates a tenant with a signed-in admin and a planning item. */
export async function startOffice(server: TestServer) {
  const tenant = await makeTenant(server);
  const admin = await makeUser(tenant, { username: 'kantoor' });
  const office = browse(server, tenant);
  await office.login(admin.username);
  const { id: itemId } = await makePlanningItem(tenant);
  return { tenant, office, itemId, photo: await drawJpeg() };
}

export type UploadFile = [filename: string, contents: Buffer<ArrayBuffer> | string];

export interface Form {
  files?: UploadFile[];
  /** Fields other than the files, in order; a name may be repeated. */
  fields?: [name: string, value: string][];
  filesFirst?: boolean;
}

export async function encodeForm({ files = [], fields = [], filesFirst = false }: Form) {
  const form = new FormData();
  const addFiles = () => {
    for (const [name, contents] of files) form.append('files', new Blob([contents]), name);
  };
  if (filesFirst) addFiles();
  for (const [name, value] of fields) form.append(name, value);
  if (!filesFirst) addFiles();
  const encoded = new Response(form);
  return {
    body: Buffer.from(await encoded.arrayBuffer()),
    contentType: encoded.headers.get('content-type') ?? '',
  };
}

/** Sends a form about an owner of images, by default the planning item with this id. */
export async function sendForm(
  browser: TestBrowser,
  { method, path: route }: Endpoint,
  owner: string | { type: string; id: string },
  form: Form,
): Promise<LightMyRequestResponse> {
  const { body, contentType } = await encodeForm(form);
  const { type, id } = typeof owner === 'string' ? toItemOwner(owner) : owner;
  const url = `/api${route.replace(':type', type).replace(':id', id)}`;
  return browser.request(method, url, body, { 'content-type': contentType });
}

/** The stored files of a tenant on disk, and the unfinished ones. */
export async function filesOnDisk({ dataDir }: TestServer, { id }: TestTenant) {
  const list = (folder: string) =>
    readdir(path.join(dataDir, 'files', folder), { recursive: true }).catch(() => []);
  const stored = await list(id);
  return {
    stored: stored.filter((name) => name.includes(path.sep)).sort(),
    unfinished: await list('.staging'),
  };
}

export const fileStates = ({ transact }: TestTenant) =>
  transact(async (tx) => {
    const rows = await tx.selectFrom('stored_files').select('state').execute();
    return rows.map(({ state }) => state);
  });
