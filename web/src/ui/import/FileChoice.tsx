import { Button } from '@mantine/core';
import { IconFileUpload } from '@tabler/icons-react';
import { type DragEvent, useRef, useState } from 'react';
import { FormError } from '../FormError.tsx';
import { useIsPhone } from '../viewport.ts';
import classes from './import.module.css';

interface FileChoiceProps {
  fault: string | null;
  onFile: (file: File | undefined) => void;
  onExample: () => void;
}

/** Asks for the file: dropped, or from a dialog. */
export function FileChoice({ fault, onFile, onExample }: FileChoiceProps) {
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
      <div className={classes.buttons}>
        <Button onClick={() => input.current?.click()}>Bestand kiezen</Button>
        <Button variant="default" onClick={onExample}>
          Voorbeeldbestand
        </Button>
      </div>
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
