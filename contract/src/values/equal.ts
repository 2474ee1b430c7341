/** Whether two values of JSON are the same. The order of an object's keys is irrelevant, and an undefined one counts as absent. */
export function isEqual(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (!isComposite(one) || !isComposite(other) || Array.isArray(one) !== Array.isArray(other)) {
    return false;
  }
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].every((key) => isEqual(one[key], other[key]));
}

const isComposite = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
