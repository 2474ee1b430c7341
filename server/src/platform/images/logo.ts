import { decoders } from './decoding/decoder.ts';
import { estimateStoredMemory } from './decoding/header.ts';
import { sanitiseImage } from './sanitise.ts';
import { runInTurn } from './turns.ts';

/** A PNG of the file `input`, sanitised and small enough for a row; transparency is kept. `clean` is an unused path. */
export async function makeLogo(tenantId: string, input: string, clean: string): Promise<Buffer> {
  const image = await sanitiseImage(tenantId, input, clean);
  return runInTurn({ tenantId, kind: 'writing', memory: estimateStoredMemory(image) }, () =>
    decoders.run('logo', { input: clean, type: image.contentType }),
  );
}
