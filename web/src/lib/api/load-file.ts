import { createOriginHeaders } from './call.ts';
import { NetworkError, readError } from './errors.ts';

/** The bytes of a file of ours; tells the share that is loaded, 0 to 1. Throws an ApiError or a NetworkError. */
export async function loadFile(
  url: string,
  signal: AbortSignal,
  onShare: (share: number) => void,
): Promise<Uint8Array> {
  try {
    const response = await fetch(url, {
      headers: createOriginHeaders(),
      signal,
      credentials: 'include',
    });
    if (!response.ok) throw await readError(response);
    return await read(response, onShare);
  } catch (error) {
    // A broken connection is a TypeError, before the answer and within it.
    if (!(error instanceof TypeError)) throw error;
    throw new NetworkError('The server cannot be reached', { cause: error });
  }
}

async function read(response: Response, onShare: (share: number) => void): Promise<Uint8Array> {
  const size = Number(response.headers.get('content-length') ?? 0);
  const reader = response.body?.getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let loaded = 0;
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    parts.push(part.value);
    loaded += part.value.length;
    if (size > 0) onShare(Math.min(1, loaded / size));
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}
