import { Button } from '@mantine/core';
import type { Chosen } from './fields.ts';

/** The props of a select: the options in use and the chosen ones; also while they load, or when that failed. */
export function choicesShown(
  { options, onRetry, nothingFound = 'Niets gevonden' }: Chosen,
  chosen: readonly (string | null)[],
) {
  const hasFailed = onRetry !== undefined && !options;
  return {
    placeholder: options || hasFailed ? 'Zoek of kies' : 'Bezig met laden…',
    nothingFoundMessage: nothingFound,
    data: (options ?? [])
      .filter(({ value, gone }) => !gone || chosen.includes(value))
      .map(({ value, label }) => ({ value, label })),
    fault: hasFailed ? 'De keuzes konden niet worden geladen.' : undefined,
  };
}

/** A button below the field that loads the options again. */
export function Retry({ onRetry }: Chosen) {
  return (
    <Button size="xs" mt="xs" variant="default" onClick={onRetry}>
      Opnieuw proberen
    </Button>
  );
}
