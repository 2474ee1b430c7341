import { Button } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { ApiError } from '../../lib/api/errors.ts';
import { explainError } from '../../lib/api/messages.ts';
import { notify } from '../../lib/notify.ts';
import type { Back } from '../bar/BackButton.tsx';
import { FormError } from '../messages/FormError.tsx';
import { EmptyState } from '../states/EmptyState.tsx';
import type { DoneImport, ImportedRows } from './sending.ts';

interface Props<Values> {
  done: DoneImport<Values>;
  /** The link to the list of imported records. */
  back: Back;
  send: (rows: ImportedRows<Values>) => Promise<unknown>;
  onTakenBack: () => void;
}

const STALE =
  'Iemand anders wijzigde intussen een van deze regels. Er is niets ongedaan gemaakt: pas in de lijst aan wat niet klopt.';

/** Shows after an import the link to the list, and the way to take it back. */
export function ImportDone<Values>({ done, back, send, onTakenBack }: Props<Values>) {
  const [isSending, setSending] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const takeBack = async () => {
    setFault(null);
    setSending(true);
    try {
      await send(done.back);
      notify.success('Import ongedaan gemaakt');
      onTakenBack();
    } catch (error) {
      const isStale = error instanceof ApiError && error.code === 'stale-version';
      setFault(isStale ? STALE : explainError(error));
    } finally {
      setSending(false);
    }
  };
  return (
    <EmptyState
      icon={<IconCircleCheck size={32} stroke={1.5} aria-hidden />}
      title={done.text}
      text="Klopt er iets niet? Ongedaan maken verwijdert wat nieuw was, en geeft wat gewijzigd is de oude waarden terug."
    >
      <Button component={Link} to={back.to}>
        {back.label}
      </Button>
      <Button variant="default" loading={isSending} onClick={() => void takeBack()}>
        Ongedaan maken
      </Button>
      {fault && <FormError text={fault} />}
    </EmptyState>
  );
}
