import { decoders } from './decoding/decoder.ts';
import { runInTurn } from './turns.ts';
import { detectImageType, type ImageType } from './types.ts';

export interface SanitisedImage {
  contentType: ImageType;
  width: number;
  height: number;
  sizeBytes: number;
}

/** Keeps the pixels alone, upright and in sRGB: no GPS position, serial number, comments, or data appended to the file. */
export async function sanitiseImage(
  tenantId: string,
  input: string,
  output: string,
): Promise<SanitisedImage> {
  const type = await detectImageType(input);
  const { memory, isAnimated } = await decoders.run('inspect', { input, type });
  const written = await runInTurn({ tenantId, kind: 'writing', memory }, () =>
    decoders.run('rewrite', { input, type, output, isAnimated }),
  );
  return { contentType: type, ...written };
}
