import { randomUUID } from 'node:crypto';
import { createPointKey } from '@ploegplan/contract/values/points';
import { expect, it } from 'vitest';
import { startGeocoder } from '../../../test/servers/geocoder-server.ts';
import { useServer } from '../../../test/servers/server.ts';
import { Addresses } from './addresses.ts';

const server = useServer();

it('asks 300 times for 10,000 items at 300 places, of three companies and after a restart', async () => {
  await using geocoder = await startGeocoder();
  const start = () =>
    new Addresses({
      pool: server.database.pool,
      geocoderUrl: geocoder.url,
      publicUrl: null,
      log: { warn: () => undefined },
      intervalMs: 0,
    });
  // Items a metre or two apart are at the same place.
  const keys = Array.from({ length: 10_000 }, (_, item) =>
    createPointKey({ lat: 52 + (item % 300) / 1000 + (item % 7) / 1e6, lon: 5 + (item % 5) / 1e6 }),
  );
  const companies = [randomUUID(), randomUUID(), randomUUID()];
  /** Every page of a hundred items, as the browsers of three companies show them at a time. */
  const showAll = async (addresses: Addresses) => {
    const pages = Array.from({ length: 100 }, (_, page) =>
      keys.slice(page * 100, page * 100 + 100),
    );
    const found = await Promise.all(
      pages.map((page, at) => addresses.find(page, companies[at % 3] ?? '')),
    );
    return found.flat();
  };
  const addresses = start();
  await expect
    .poll(async () => (await showAll(addresses)).every(({ address }) => address !== null), {
      timeout: 30_000,
    })
    .toBe(true);
  await addresses.close();
  const again = start();
  expect((await showAll(again)).every(({ isPending }) => !isPending)).toBe(true);
  await again.close();
  expect(new Set(keys).size).toBe(300);
  expect(geocoder.requests).toHaveLength(300);
}, 60_000);
