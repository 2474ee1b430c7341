import type { RegisterLine } from '@ploegplan/contract/hours/schemas';

export interface RegisterChange {
  key: string;
  name: string;
  of: 'hours' | 'travel';
  date: string;
  before: number | null;
  after: number | null;
}

const getLineKey = ({ employeeId, date }: RegisterLine) => `${employeeId} ${date}`;

/** Lists the differences between an earlier register and a later one. */
export function listChangesBetween(
  before: readonly RegisterLine[],
  after: readonly RegisterLine[],
): RegisterChange[] {
  const old = new Map(before.map((line) => [getLineKey(line), line]));
  const now = new Map(after.map((line) => [getLineKey(line), line]));
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((lineKey) => {
    const [was, is] = [old.get(lineKey), now.get(lineKey)];
    const line = is ?? was;
    return (['hours', 'travel'] as const).flatMap((of) => {
      const [before, after] = [was?.[of] || null, is?.[of] || null];
      if (!line || before === after) return [];
      const { name, date } = line;
      return [{ key: `${lineKey} ${of}`, name, of, date, before, after }];
    });
  });
}
