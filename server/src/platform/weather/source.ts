import { addDays } from '@ploegplan/contract/dates/dates';
import { parseReadings, type StationReading } from '@ploegplan/contract/rules/weather/parse';
import { askPublic, PublicRequestError } from '../http/ask-public.ts';

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

/** Asks a source for readings. No redirect is followed, and no machine of a private network is asked. */
export async function askSource(
  call: SourceCall,
  { allowsLoopback = false } = {},
): Promise<StationReading[]> {
  const { key, keyHeader } = call;
  const { status, body } = await askPublic({
    ...{ url: fillUrl(call), maxBytes: MAX_BYTES, allowsLoopback },
    headers: key && keyHeader ? { [keyHeader]: key } : {},
  });
  if (status !== 200) throw new Error(`antwoord ${status}`);
  return parseReadings(body.toString());
}

/** Why a source gave no readings, in Dutch and without its address, which may hold the key. */
export function explainFault(error: unknown): string {
  if (!(error instanceof Error)) return 'onbekende fout';
  if (error.name === 'TimeoutError' || error.name === 'AbortError') return 'geen antwoord op tijd';
  if (error instanceof SyntaxError || /has no readings/.test(error.message))
    return 'antwoord zonder metingen';
  if (error instanceof PublicRequestError)
    return error.fault === 'too-large' ? 'te groot' : 'geen openbaar adres';
  if (/^antwoord \d+$/.test(error.message)) return error.message;
  return 'niet bereikbaar';
}
