import { limits } from '@ploegplan/contract/limits';
import * as z from 'zod/mini';
import type { Turn } from '../images/fair-semaphore.ts';
import { makePreview, previewWidth } from '../images/preview.ts';
import { isImageType, type PreviewFormat } from '../images/types.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { findStoredFile, type StoredFile } from '../storage/repository.ts';
import type { StoredFiles } from '../storage/stored-files.ts';
import type { TenantTx } from '../tenants/transaction.ts';

interface PreviewRequest {
  width: number;
  format: PreviewFormat;
  kind: Turn['kind'];
}

export const previewName = (width: number, format: PreviewFormat) => `preview-${width}.${format}`;

const JobData = z.object({ tenantId: z.uuid(), fileId: z.uuid() });

/** Makes previews of stored images, and stores them next to their originals. */
export class Previews {
  readonly #files: StoredFiles;
  readonly #jobs: Jobs;
  /** Those in progress, so that simultaneous requests for the same one share the work. */
  readonly #making = new Map<string, Promise<Buffer | undefined>>();

  constructor(files: StoredFiles, jobs: Jobs) {
    this.#files = files;
    this.#jobs = jobs;
  }

  /** Undefined when the image is gone. */
  make(tenantId: string, file: StoredFile, request: PreviewRequest): Promise<Buffer | undefined> {
    const key = `${file.id}/${previewName(request.width, request.format)}`;
    const making = this.#making.get(key) ?? this.#make(tenantId, file, request);
    this.#making.set(key, making);
    return making.finally(() => this.#making.delete(key));
  }

  /** Has the usual previews made once the transaction commits, so that the first look at an image need not wait. */
  async order(tx: TenantTx, tenantId: string, fileIds: readonly string[]): Promise<void> {
    for (const fileId of fileIds) await this.#jobs.send(tx, 'image-previews', { tenantId, fileId });
  }

  async work(): Promise<void> {
    await this.#jobs.work('image-previews', async (data) => {
      const { tenantId, fileId } = z.parse(JobData, data);
      const file = await this.#files.transact(tenantId, (tx) => findStoredFile(tx, fileId));
      if (!file) return;
      const width = previewWidth(limits.previewWidth, file.width);
      for (const format of ['webp', 'avif'] as const) {
        if (await this.#files.has(tenantId, fileId, previewName(width, format))) continue;
        await this.make(tenantId, file, { width, format, kind: 'background' });
      }
    });
  }

  async #make(tenantId: string, file: StoredFile, { width, format, kind }: PreviewRequest) {
    if (!isImageType(file.contentType)) return undefined;
    const preview = await makePreview(
      { ...file, contentType: file.contentType, tenantId, kind, previewWidth: width, format },
      (work) => this.#files.withPath(tenantId, file.id, work),
    );
    if (preview) {
      await this.#files.storeDerived(tenantId, file.id, previewName(width, format), preview);
    }
    return preview;
  }
}
