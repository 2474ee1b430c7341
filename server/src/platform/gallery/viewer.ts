import { buffer } from 'node:stream/consumers';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { formatDisposition, holds } from '../http/answers/disposition.ts';
import { requireFound } from '../http/problem.ts';
import { filePolicy } from '../http/security.ts';
import { previewWidth } from '../images/preview.ts';
import type { PreviewFormat } from '../images/types.ts';
import type { StoredFiles } from '../storage/stored-files.ts';
import { type Previews, previewName } from './previews.ts';
import type { Image } from './rows.ts';
import { recordLook } from './unused-previews.ts';

export interface View {
  tenant: { id: string };
  query: { preview: boolean; maxWidth: number };
  request: FastifyRequest;
  reply: FastifyReply;
}

export class Viewer {
  readonly #files: StoredFiles;
  readonly #previews: Previews;

  constructor(files: StoredFiles, previews: Previews) {
    this.#files = files;
    this.#previews = previews;
  }

  /** Sends an image. Browsers cache it and revalidate at each use, because access may have ended. */
  async show(image: Image, view: View): Promise<FastifyReply> {
    const { query, reply } = view;
    reply
      .header('cache-control', 'private, no-cache')
      .header('content-security-policy', filePolicy)
      .header('x-content-type-options', 'nosniff')
      .header('content-disposition', formatDisposition('inline', image.info.filename));
    return query.preview ? this.#showPreview(image, view) : this.#showOriginal(image, view);
  }

  async #showOriginal({ info, file }: Image, { tenant, request, reply }: View) {
    // The contents of a stored file never change, so its id serves as etag.
    const etag = `"${file.id}"`;
    reply.header('etag', etag);
    if (holds(request, etag)) return reply.code(304).send();
    const contents = requireFound(await this.#files.read(tenant.id, file.id));
    return reply.type(info.contentType).header('content-length', info.sizeBytes).send(contents);
  }

  async #showPreview({ file }: Image, { tenant, query, request, reply }: View) {
    const width = previewWidth(query.maxWidth, file.width);
    const createEtag = (format: PreviewFormat) => `"${file.id}-${width}-${format}"`;
    const formats = listAcceptedFormats(request);
    reply.header('vary', 'accept');
    // A full disk, say, is no reason not to show what is there.
    await recordLook(this.#files, tenant.id, file).catch((error: unknown) =>
      request.log.warn({ err: error }, 'A look at a preview could not be recorded'),
    );
    const held = formats.find((format) => holds(request, createEtag(format)));
    if (held) return reply.header('etag', createEtag(held)).code(304).send();
    for (const format of formats) {
      const stored = await this.#files.read(tenant.id, file.id, previewName(width, format));
      if (!stored) continue;
      return reply
        .header('etag', createEtag(format))
        .type(`image/${format}`)
        .send(await buffer(stored));
    }
    const [format] = formats;
    const made = await this.#previews.make(tenant.id, file, { width, format, kind: 'reading' });
    return reply
      .header('etag', createEtag(format))
      .type(`image/${format}`)
      .send(requireFound(made));
  }
}

/** The formats of previews that a browser shows, the smallest first. Every browser shows WebP. */
const listAcceptedFormats = ({
  headers,
}: FastifyRequest): readonly [PreviewFormat, ...PreviewFormat[]] =>
  /\bimage\/avif\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i.test(headers.accept ?? '')
    ? ['avif', 'webp']
    : ['webp'];
