interface Write {
  content: string;
  key: string;
}

/** The last write without an answer, by address. */
const unanswered = new Map<string, Write>();

const serialiseBody = (body: FormData | string | null): string =>
  body instanceof FormData
    ? JSON.stringify([...body].map(([k, v]) => [k, v instanceof File ? [v.name, v.size] : v]))
    : (body ?? '');

/**
 * The `Idempotency-Key` of a write. Sent again unchanged after its answer was lost, it has the same one, unless something else was
 * written at that address since. Undefined where the browser cannot make one: at an address without https.
 */
export function getWriteKey(address: string, body: FormData | string | null): string | undefined {
  const content = serialiseBody(body);
  const known = unanswered.get(address);
  const key = known?.content === content ? known.key : crypto.randomUUID?.();
  if (key) unanswered.set(address, { content, key });
  return key;
}

/** Forgets a write that was answered. */
export function noteAnswer(address: string, key: string): void {
  if (unanswered.get(address)?.key === key) unanswered.delete(address);
}
