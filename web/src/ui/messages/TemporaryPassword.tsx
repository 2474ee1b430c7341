import { Button } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './TemporaryPassword.module.css';

interface TemporaryPasswordProps {
  password: string;
  name: string;
  onClose: () => void;
  /** A text to read before it, such as where to sign in. */
  children?: ReactNode;
}

/** The content of a dialog that shows a temporary password, which nobody can show again. */
export function TemporaryPassword({ password, name, onClose, children }: TemporaryPasswordProps) {
  const { copy, copied, error } = useClipboard();
  const CopyIcon = copied ? IconCheck : IconCopy;
  return (
    <div className="flex flex-col gap-3">
      {children}
      <output className={classes.password} aria-label="Tijdelijk wachtwoord">
        {password}
      </output>
      <p>
        Geef dit door. Bij het inloggen kiest {name} een nieuw wachtwoord. Je ziet dit maar één
        keer.
      </p>
      {error && (
        <p role="alert">Kopiëren lukt hier niet. Selecteer het wachtwoord en kopieer het zelf.</p>
      )}
      <div className="flex justify-end gap-2">
        <Button
          data-autofocus
          variant="default"
          leftSection={<CopyIcon size={18} stroke={1.5} aria-hidden />}
          onClick={() => copy(password)}
        >
          {copied ? 'Gekopieerd' : 'Kopiëren'}
        </Button>
        <Button onClick={onClose}>Klaar</Button>
      </div>
    </div>
  );
}
