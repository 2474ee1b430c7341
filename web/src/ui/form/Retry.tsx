import { Button } from '@mantine/core';
import type { Chosen } from './fields.ts';

/** The props of a select by the state of its options: loaded, being loaded, or failed. */
export function createSelectProps({ options, onRetry, nothingFound = 'Niets gevonden' }: Chosen) {
  const hasFailed = onRetry !== undefined && !options;
  return {
    placeholder: options || hasFailed ? 'Zoek of kies' : 'Bezig met laden…',
    nothingFoundMessage: nothingFound,
    fault: hasFailed ? 'De keuzes konden niet worden geladen.' : undefined,
  };
}

/** A button below the field that loads the options again. */
export function Retry({ onRetry }: Chosen) {
  return (
    <Button mt="xs" variant="default" onClick={onRetry}>
      Opnieuw proberen
    </Button>
  );
}
