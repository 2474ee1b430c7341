import { buffer } from 'node:stream/consumers';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { found } from '../http/problem.ts';
import { makePreview, previewWidth } from '../images/preview.ts';
import type { StoredFile } from '../storage/repository.ts';
import type { StoredFiles } from '../storage/stored-files.ts';
import type { Image } from './rows.ts';

export interface View {
  tenant: { id: string };
  query: { preview: boolean; maxWidth: number };
  request: FastifyRequest;
  reply: FastifyReply;
}

export class Viewer {
  readonly #files: StoredFiles;
  /** Previews in progress, so that simultaneous requests for the same one share the work. */
  readonly #making = new Map<string, Promise<Buffer>>();

  constructor(files: StoredFiles) {
    this.#files = files;
  }

  /** Sends an image. Browsers cache it and revalidate at each use, because access may have ended. */
  async show(
    { info, file }: Image,
    { tenant, query, request, reply }: View,
  ): Promise<FastifyReply> {
    const width = query.preview ? previewWidth(query.maxWidth) : null;
    // The contents of a stored file never change, so its id serves as etag.
    const etag = width === null ? `"${file.id}"` : `"${file.id}-${width}"`;
    reply
      .header('etag', etag)
      .header('cache-control', 'private, no-cache')
      .header('content-security-policy', "sandbox; default-src 'none'; style-src 'unsafe-inline'")
      .header('x-content-type-options', 'nosniff')
      .header('content-disposition', inline(info.filename));
    if (holds(request, etag)) return reply.code(304).send();
    if (width !== null) {
      return reply.type('image/webp').send(await this.#preview(tenant.id, file, width));
    }
    const contents = found(await this.#files.read(tenant.id, file.id));
    return reply.type(info.contentType).header('content-length', info.sizeBytes).send(contents);
  }

  async #preview(tenantId: string, file: StoredFile, width: number): Promise<Buffer> {
    const name = `preview-${width}.webp`;
    const kept = await this.#files.read(tenantId, file.id, name);
    if (kept) return buffer(kept);
    const key = `${file.id}/${name}`;
    const making = this.#making.get(key) ?? this.#make(tenantId, file, { name, width });
    this.#making.set(key, making);
    return making.finally(() => this.#making.delete(key));
  }

  async #make(
    tenantId: string,
    file: StoredFile,
    { name, width }: { name: string; width: number },
  ) {
    const open = async () => found(await this.#files.read(tenantId, file.id));
    const preview = await makePreview(open, {
      tenantId,
      contentType: file.contentType,
      pixels: file.width * file.height,
      width,
    });
    await this.#files.storeDerived(tenantId, file.id, name, preview);
    return preview;
  }
}

const holds = ({ headers }: FastifyRequest, etag: string) =>
  headers['if-none-match']?.split(',').some((held) => held.trim().replace(/^W\//, '') === etag);

/** A content disposition with the file name (RFC 6266), and an ASCII fallback for old browsers. */
function inline(filename: string): string {
  const plain = filename.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(filename).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `inline; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
