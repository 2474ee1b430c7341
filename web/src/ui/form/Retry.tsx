import { Button } from '@mantine/core';
import type { Chosen } from './fields.ts';

/** What a field shows of its choices while they load, and when they could not be loaded. */
export function choicesShown({ options, onRetry, nothingFound = 'Niets gevonden' }: Chosen) {
  const hasFailed = onRetry !== undefined && !options;
  return {
    placeholder: options || hasFailed ? 'Zoek of kies' : 'Bezig met laden…',
    nothingFoundMessage: nothingFound,
    data: [...(options ?? [])],
    fault: hasFailed ? 'De keuzes konden niet worden geladen.' : undefined,
  };
}

/** Loads them again, below the field. */
export function Retry({ onRetry }: Chosen) {
  return (
    <Button size="xs" mt="xs" variant="default" onClick={onRetry}>
      Opnieuw proberen
    </Button>
  );
}
