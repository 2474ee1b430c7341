/** Hours a day from Monday, from a date; without one, since the beginning. */
export interface DatedContract {
  from: string | null;
  hours: readonly number[];
  /** Called when there is work. */
  onCall?: boolean | undefined;
}

/** The contract in force on a day: the last that began, in whatever order they are. Null when none did. */
export function findContractOn<C extends DatedContract>(
  contracts: readonly C[],
  day: string,
): C | null {
  let found: C | null = null;
  for (const contract of contracts) {
    const from = contract.from ?? '';
    if (from <= day && (found === null || from >= (found.from ?? ''))) found = contract;
  }
  return found;
}
