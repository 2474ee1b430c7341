import { Button } from '@mantine/core';
import { IconFileUpload } from '@tabler/icons-react';
import { type DragEvent, useRef, useState } from 'react';
import { FormError } from '../messages/FormError.tsx';
import { useIsPhone } from '../page/viewport.ts';
import type { ImportTarget } from './description.ts';
import classes from './file-choice.module.css';

interface FileChoiceProps {
  /** The columns that are understood. */
  targets: readonly ImportTarget[];
  fault: string | null;
  onFile: (file: File | undefined) => void;
  onExample: () => void;
}

/** Asks for the file: dropped, or from a dialog. */
export function FileChoice({ fault, targets, onFile, onExample }: FileChoiceProps) {
  const isPhone = useIsPhone();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onFile(event.dataTransfer.files[0]);
  };
  return (
    <section
      className={classes.choice}
      aria-label="Bestand"
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <IconFileUpload size={32} stroke={1.5} aria-hidden />
      <p>
        {isPhone
          ? 'Kies een CSV- of Excel-bestand.'
          : 'Sleep een CSV- of Excel-bestand hierheen, of kies het.'}{' '}
        Je ziet eerst wat er gebeurt; er wordt nog niets bewaard.
      </p>
      {fault && <FormError title="Dit bestand lukt niet" text={fault} />}
      <div className="flex flex-wrap gap-2 justify-center">
        <Button onClick={() => input.current?.click()}>Bestand kiezen</Button>
        <Button variant="default" onClick={onExample}>
          Voorbeeldbestand
        </Button>
      </div>
      <dl className={classes.wanted}>
        <Columns label="Verplicht" targets={targets.filter(({ required }) => required)} />
        <Columns label="Mag ook" targets={targets.filter(({ required }) => !required)} />
      </dl>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="Bestand"
        accept=".csv,.txt,.tsv,.xlsx"
        onChange={({ currentTarget }) => {
          onFile(currentTarget.files?.[0]);
          currentTarget.value = '';
        }}
      />
    </section>
  );
}

/** The names of columns, with how they may be missing. */
const Columns = ({ label, targets }: { label: string; targets: readonly ImportTarget[] }) =>
  targets.length > 0 && (
    <div>
      <dt>{label}:</dt> <dd>{targets.map(({ label: name }) => name).join(', ')}</dd>
    </div>
  );
