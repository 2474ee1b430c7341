import sharp from 'sharp';
import { decode, inputOptions, inTurn } from './decoder.ts';
import { sanitiseImage } from './sanitise.ts';

/** The size on the login page at the highest pixel density. */
const box = { width: 600, height: 160 };
/** A drawn logo is far smaller than this; a photo is reduced to 256 colours. */
const MAX_BYTES = 100 * 1024;

/** A PNG of the file `input`, sanitised and small enough for a row; transparency is kept. `clean` is an unused path. */
export async function makeLogo(tenantId: string, input: string, clean: string): Promise<Buffer> {
  const { contentType, width, height } = await sanitiseImage(tenantId, input, clean);
  const turn = { tenantId, kind: 'writing', contentType, pixels: width * height } as const;
  return inTurn(turn, async () => {
    const drawn = sharp(clean, inputOptions(contentType)).resize({
      ...box,
      fit: 'inside',
      withoutEnlargement: true,
    });
    const exact = await decode(drawn.clone().png({ compressionLevel: 9 }), (it) => it.toBuffer());
    if (exact.length <= MAX_BYTES) return exact;
    return decode(drawn.png({ palette: true }), (it) => it.toBuffer());
  });
}
