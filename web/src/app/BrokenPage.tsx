import { Button } from '@mantine/core';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { CardPage } from '../ui/page/CardPage.tsx';
import { RequestNumber } from '../ui/states/RequestNumber.tsx';
import classes from './BrokenPage.module.css';

/** Replaces everything when the page around all screens crashes; depends on nothing that may have crashed. */
export function BrokenPage({ error }: Pick<ErrorComponentProps, 'error'>) {
  const title = 'Er is iets misgegaan';
  return (
    <CardPage title={title} logo={{ src: '/logos/ploegplan.svg', alt: 'Ploegplan' }}>
      <div role="alert">
        <h1 className={classes.title}>{title}</h1>
        <p className={classes.text}>
          De pagina is vastgelopen. Wat je had opgeslagen, is bewaard.
          <RequestNumber error={error} />
        </p>
      </div>
      <div className={classes.actions}>
        <Button onClick={() => location.reload()}>Opnieuw proberen</Button>
        <Button component="a" href="/" variant="default">
          Naar het begin
        </Button>
      </div>
    </CardPage>
  );
}
