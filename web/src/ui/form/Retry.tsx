import { Button } from '@mantine/core';
import { translate } from '@ploegplan/contract/languages/translate';
import type { Chosen } from './fields.ts';

/** The props of a select by the state of its options: loaded, being loaded, or failed. */
export function createSelectProps({
  options,
  onRetry,
  nothingFound = translate('Niets gevonden'),
}: Chosen) {
  const hasFailed = onRetry !== undefined && !options;
  return {
    placeholder: options || hasFailed ? translate('Zoek of kies') : translate('Bezig met laden…'),
    nothingFoundMessage: nothingFound,
    fault: hasFailed ? translate('De keuzes konden niet worden geladen.') : undefined,
  };
}

/** A button below the field that loads the options again. */
export function Retry({ onRetry }: Chosen) {
  return (
    <Button mt="xs" variant="default" onClick={onRetry}>
      {translate('Opnieuw proberen')}
    </Button>
  );
}
