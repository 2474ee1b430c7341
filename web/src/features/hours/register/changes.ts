import type { RegisterLine } from '@ploegplan/contract/hours.schemas';

export interface RegisterChange {
  key: string;
  name: string;
  date: string;
  before: number | null;
  after: number | null;
}

const keyOf = ({ employeeId, date }: RegisterLine) => `${employeeId} ${date}`;

/** What a later register says other than an earlier one. */
export function changesBetween(
  before: readonly RegisterLine[],
  after: readonly RegisterLine[],
): RegisterChange[] {
  const old = new Map(before.map((line) => [keyOf(line), line]));
  const now = new Map(after.map((line) => [keyOf(line), line]));
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((key) => {
    const [was, is] = [old.get(key), now.get(key)];
    const line = is ?? was;
    if (!line || was?.hours === is?.hours) return [];
    const { name, date } = line;
    return [{ key, name, date, before: was?.hours ?? null, after: is?.hours ?? null }];
  });
}
