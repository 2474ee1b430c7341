import http from 'node:http';
import https from 'node:https';
import { addDays } from '@ploegplan/contract/dates/dates';
import { parseReadings, type StationReading } from '@ploegplan/contract/rules/weather/parse';
import { isPublicEndpoint, lookUpPublic } from '../notices/push-addresses.ts';

const TIMEOUT_MS = 10_000;
/** A month of hours of all stations is less. */
const MAX_BYTES = 8 * 1024 * 1024;

/** What is asked of a source. */
export interface SourceCall {
  /** The address with placeholders: {station}, {start} and {end} as YYYYMMDD, {from} and {until} as instants, {key}. */
  url: string;
  station: number;
  /** The days that are asked for. */
  from: string;
  to: string;
  key: string;
  keyHeader: string;
}

/** The address of a call, with its values in the placeholders. */
export function fillUrl({ url, station, from, to, key }: SourceCall): string {
  const values: Record<string, string> = {
    station: String(station),
    start: from.replaceAll('-', ''),
    end: to.replaceAll('-', ''),
    from: `${from}T00:00:00Z`,
    until: `${addDays(to, 1)}T00:00:00Z`,
    key: encodeURIComponent(key),
  };
  return url.replaceAll(/\{([a-z]+)\}/g, (whole, name: string) => values[name] ?? whole);
}

function get(url: URL, headers: Record<string, string>): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const isHttp = url.protocol === 'http:';
  const request = (isHttp ? http : https).request(
    url,
    {
      headers,
      // Of this machine only a test is a source, by number.
      ...(!isHttp && { lookup: lookUpPublic }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    },
    (response) => {
      const chunks: Buffer[] = [];
      let size = 0;
      response.on('data', (chunk: Buffer) => {
        size += chunk.byteLength;
        if (size > MAX_BYTES) request.destroy(new Error('te groot'));
        else chunks.push(chunk);
      });
      response.on('end', () =>
        response.statusCode === 200
          ? resolve(Buffer.concat(chunks).toString())
          : reject(new Error(`antwoord ${response.statusCode}`)),
      );
      response.on('error', reject);
    },
  );
  request.on('error', reject);
  request.end();
  return promise;
}

/** Asks a source for readings. No redirect is followed, and no machine of a private network is asked. */
export async function askSource(
  call: SourceCall,
  { allowsLoopback = false } = {},
): Promise<StationReading[]> {
  const url = fillUrl(call);
  const isLoopback = allowsLoopback && url.startsWith('http://127.0.0.1:');
  if (!isLoopback && !isPublicEndpoint(url)) throw new Error('geen openbaar adres');
  const { key, keyHeader } = call;
  return parseReadings(await get(new URL(url), key && keyHeader ? { [keyHeader]: key } : {}));
}

/** Why a source gave no readings, in Dutch and without its address, which may hold the key. */
export function explainFault(error: unknown): string {
  if (!(error instanceof Error)) return 'onbekende fout';
  if (error.name === 'TimeoutError' || error.name === 'AbortError') return 'geen antwoord op tijd';
  if (error instanceof SyntaxError || /has no readings/.test(error.message))
    return 'antwoord zonder metingen';
  if (/^(antwoord \d+|te groot|geen openbaar adres)$/.test(error.message)) return error.message;
  return 'niet bereikbaar';
}
