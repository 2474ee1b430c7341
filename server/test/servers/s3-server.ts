import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

const BUCKET = 'ploegplan-files';
const KEY = 'test-key';
/** Keys per page of a list. */
const PAGE = 3;

/** A small S3-compatible server on loopback, with one bucket in memory. */
export interface S3Server extends AsyncDisposable {
  /** The STORAGE_URL of a folder in its bucket. */
  url: string;
  objects: Map<string, Buffer>;
  /** Unfinished uploads in parts. */
  uploads: Map<string, Map<number, Buffer>>;
  /** Answers that are being sent. */
  reading(): number;
  /** As a service whose quota is used up. */
  refuseWrites: boolean;
}

interface Call {
  request: IncomingMessage;
  response: ServerResponse;
  key: string;
  query: URLSearchParams;
  s3: S3Server;
}

const xml = (response: ServerResponse, body: string, status = 200) =>
  response.writeHead(status, { 'content-type': 'application/xml' }).end(body);

const fail = (response: ServerResponse, status: number, code: string) =>
  xml(response, `<Error><Code>${code}</Code><Message>${code}</Message></Error>`, status);

const etagOf = (contents: Buffer) => `"${createHash('md5').update(contents).digest('hex')}"`;

const tag = (name: string, value: string | number | boolean) => `<${name}>${value}</${name}>`;

function list({ response, query, s3 }: Call): void {
  const prefix = query.get('prefix') ?? '';
  const delimiter = query.get('delimiter');
  const after = query.get('continuation-token') ?? '';
  const entries = new Map<string, string>();
  for (const [key, { length }] of s3.objects) {
    if (!key.startsWith(prefix)) continue;
    const end = delimiter ? key.indexOf(delimiter, prefix.length) : -1;
    const folder = key.slice(0, end + 1);
    if (folder) entries.set(folder, tag('CommonPrefixes', tag('Prefix', folder)));
    else entries.set(key, tag('Contents', tag('Key', key) + tag('Size', length)));
  }
  const left = [...entries]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .filter(([name]) => name > after);
  const page = left.slice(0, Math.min(PAGE, Number(query.get('max-keys') ?? PAGE)));
  const isTruncated = page.length < left.length;
  const next = isTruncated ? tag('NextContinuationToken', page.at(-1)?.[0] ?? '') : '';
  const body = page.map(([, entry]) => entry).join('');
  xml(response, tag('ListBucketResult', tag('IsTruncated', isTruncated) + next + body));
}

function get({ request, response, key, s3 }: Call): void {
  const contents = s3.objects.get(key);
  if (!contents) return void fail(response, 404, 'NoSuchKey');
  response.writeHead(200, { 'content-length': contents.length, etag: etagOf(contents) });
  if (request.method === 'HEAD') response.end();
  else response.end(contents);
}

async function put({ request, response, key, query, s3 }: Call): Promise<void> {
  const contents = await buffer(request);
  if (contents.length !== Number(request.headers['content-length'])) return;
  if (s3.refuseWrites) return void fail(response, 507, 'XMinioStorageFull');
  const parts = s3.uploads.get(query.get('uploadId') ?? '');
  if (parts) parts.set(Number(query.get('partNumber')), contents);
  else s3.objects.set(key, contents);
  response.writeHead(200, { etag: etagOf(contents) }).end();
}

async function post({ request, response, key, query, s3 }: Call): Promise<void> {
  await buffer(request);
  const id = query.get('uploadId');
  if (id === null) {
    if (s3.refuseWrites) return void fail(response, 507, 'XMinioStorageFull');
    const started = randomUUID();
    s3.uploads.set(started, new Map());
    return void xml(response, tag('InitiateMultipartUploadResult', tag('UploadId', started)));
  }
  const parts = [...(s3.uploads.get(id) ?? [])].toSorted(([a], [b]) => a - b);
  s3.objects.set(key, Buffer.concat(parts.map(([, contents]) => contents)));
  s3.uploads.delete(id);
  xml(response, tag('CompleteMultipartUploadResult', tag('Key', key)));
}

function remove({ response, key, query, s3 }: Call): void {
  const upload = query.get('uploadId');
  if (upload === null) s3.objects.delete(key);
  else s3.uploads.delete(upload);
  response.writeHead(204).end();
}

const methods: Record<string, (call: Call) => void | Promise<void>> = {
  GET: get,
  HEAD: get,
  PUT: put,
  POST: post,
  DELETE: remove,
};

export async function startS3Server(): Promise<S3Server> {
  let reading = 0;
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://localhost');
    const [, bucket, ...path] = decodeURIComponent(url.pathname).split('/');
    const call = { request, response, key: path.join('/'), query: url.searchParams, s3 };
    reading += 1;
    response.on('close', () => {
      reading -= 1;
    });
    if (!request.headers.authorization?.includes(`Credential=${KEY}/`)) {
      return void fail(response, 403, 'InvalidAccessKeyId');
    }
    if (bucket !== BUCKET) return void fail(response, 404, 'NoSuchBucket');
    if (call.key === '') return list(call);
    void methods[request.method ?? '']?.(call);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const s3: S3Server = {
    url: `s3://${KEY}:test-secret@127.0.0.1:${port}/${BUCKET}/files?tls=off`,
    objects: new Map(),
    uploads: new Map(),
    reading: () => reading,
    refuseWrites: false,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return s3;
}
