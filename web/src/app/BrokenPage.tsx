import { Button } from '@mantine/core';
import { translate } from '@ploegplan/contract/languages/translate';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { CardPage } from '../ui/page/CardPage.tsx';
import { RequestNumber } from '../ui/states/RequestNumber.tsx';

/** Replaces everything when the page around all screens crashes; depends on nothing that may have crashed. */
export function BrokenPage({ error }: Pick<ErrorComponentProps, 'error'>) {
  const title = translate('Er is iets misgegaan');
  return (
    <CardPage title={title} logo={{ src: '/logos/ploegplan.svg', alt: 'Ploegplan' }}>
      <div role="alert">
        <h1 className="mb-2 leading-snug wrap-anywhere text-xl">{title}</h1>
        <p className="text-quiet">
          {translate('De pagina is vastgelopen. Wat je had opgeslagen, is bewaard.')}
          <RequestNumber error={error} />
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => location.reload()}>{translate('Opnieuw proberen')}</Button>
        <Button component="a" href="/" variant="default">
          {translate('Naar het begin')}
        </Button>
      </div>
    </CardPage>
  );
}
