import { Button } from '@mantine/core';
import { messageOf } from '../../lib/messages.ts';
import classes from './form.module.css';

interface Props {
  title: string;
  error: unknown;
  onRetry: () => void;
}

/** What is left of a card when the server cannot be asked: why, and the same once more. */
export function Retry({ title, error, onRetry }: Props) {
  return (
    <div className={classes.form} role="alert">
      <h1 className={classes.title}>{title}</h1>
      <p className={classes.text}>{messageOf(error)}</p>
      <Button fullWidth onClick={onRetry}>
        Opnieuw proberen
      </Button>
    </div>
  );
}
