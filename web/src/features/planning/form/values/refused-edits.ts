import type { PlanningItem } from '@ploegplan/contract/planning/schemas';
import { ApiError } from '../../../../lib/api/errors.ts';

/** The path of a field in a set of edits. */
const PLACE = /^edits\.\d+(?:\.values)?\.?/;

/**
 * The refusal of a set of edits as the refusal of one item, for its form: with its field names, and its current row if it was
 * that one. A set names rows as lists do, so the whole one is read.
 */
export async function toItemError(
  error: unknown,
  id: string,
  read: () => Promise<PlanningItem>,
): Promise<unknown> {
  if (!(error instanceof ApiError)) return error;
  const { status, code, requestId, message, changedBy } = error;
  const isOwn = (error.current as { id?: string } | undefined)?.id === id;
  const current = isOwn ? await read().catch(() => undefined) : undefined;
  return new ApiError({
    type: 'about:blank',
    title: message,
    status,
    code,
    requestId,
    fields: error.fields.map((field) => ({ ...field, field: field.field.replace(PLACE, '') })),
    ...(current && { current }),
    ...(changedBy !== undefined && { changedBy }),
  });
}
