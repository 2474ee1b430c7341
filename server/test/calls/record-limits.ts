import { randomUUIDv7 } from 'node:crypto';
import type { Endpoint } from '@ploegplan/contract/endpoint';
import type { Problem } from '@ploegplan/contract/problem';
import { expect, it } from 'vitest';
import { invalidValues, longestTexts } from './bodies.ts';
import { bodyOf, type RecordCalls, type Row, shared } from './record-calls.ts';

/** Tests the limits of each field of a body, and references to records that do not exist. */
export function testLimits(calls: RecordCalls, endpoint: Endpoint): void {
  const send = async (values: Record<string, unknown>) => {
    const { id, version } = endpoint.params ? await calls.row() : {};
    const body = await calls.body(endpoint, { ...(version && { version }), ...values });
    return calls.send(endpoint, { ...(id && { id }), body });
  };

  it('accepts the longest texts', async () => {
    const texts = longestTexts(bodyOf(endpoint));
    const response = await send(texts);
    expect(response.statusCode, response.body).toBe(200);
    expect(response.json()).toMatchObject(shared(texts, response.json<Row>()));
  });

  it.each(invalidValues(bodyOf(endpoint)))('rejects an invalid %s', async (field, values) => {
    for (const { what, value } of values) {
      const response = await send({ [field]: value });
      expect(response.statusCode, what).toBe(400);
      const { code, fields } = response.json<Problem>();
      const named = new Set(fields?.map((it) => it.field));
      expect([code, ...named], what).toEqual(['validation', field]);
    }
  });

  const references = Object.entries(calls.subject.references ?? {});
  it.each(references)('rejects an unknown %s', async (field, make) => {
    for (const reference of [randomUUIDv7(), await make(calls.elsewhere)]) {
      const response = await send({ [field]: reference });
      expect(response.statusCode).toBe(400);
      expect(response.json().fields).toEqual([{ field, code: 'unknown-reference' }]);
    }
  });
}
