import { decoders } from './decoding/decoder.ts';
import { estimateStoredMemory } from './decoding/header.ts';
import type { Turn } from './fair-semaphore.ts';
import { runInTurn } from './turns.ts';
import type { ImageType, PreviewFormat } from './types.ts';

/** The preview widths: few, so that the number of stored previews per image is limited. */
const widths = [16, 32, 64, 128, 192, 256, 384, 512, 768, 1_024, 1_536, 2_048] as const;

/** The preview width for a requested width: the next lower one, and of those wider than the image the first. */
export function previewWidth(requested: number, imageWidth: number): number {
  const enough = widths.find((width) => width >= imageWidth) ?? Number.POSITIVE_INFINITY;
  return widths.findLast((width) => width <= requested && width <= enough) ?? widths[0];
}

export interface PreviewOrder extends Pick<Turn, 'tenantId' | 'kind'> {
  contentType: ImageType;
  /** The size of the image. */
  width: number;
  height: number;
  /** The widest that the preview may be. */
  previewWidth: number;
  format: PreviewFormat;
}

/** A preview of the image that `withFile` hands out at its turn; undefined when that is gone. */
export function makePreview(
  { tenantId, kind, contentType, width, height, ...wanted }: PreviewOrder,
  withFile: (work: (input: string) => Promise<Buffer>) => Promise<Buffer | undefined>,
): Promise<Buffer | undefined> {
  const memory = estimateStoredMemory({ contentType, width, height });
  return runInTurn({ tenantId, kind, memory }, () =>
    withFile((input) =>
      decoders.run('preview', {
        input,
        type: contentType,
        width: wanted.previewWidth,
        format: wanted.format,
      }),
    ),
  );
}
