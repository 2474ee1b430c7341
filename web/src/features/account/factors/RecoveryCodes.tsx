import { Button } from '@mantine/core';
import { translate } from '@ploegplan/contract/languages/translate';
import { useEditing } from '../../../lib/form/edit-mode.ts';
import classes from './factors.module.css';

/** Ten new recovery codes, which nobody can show again. */
export function RecoveryCodes({ codes, onClose }: { codes: string[]; onClose: () => unknown }) {
  // A reload would lose them.
  useEditing(true);
  return (
    <section
      className="flex flex-col gap-3 p-4 rounded bg-quiet"
      aria-label={translate('Nieuwe herstelcodes')}
    >
      <p>
        {translate(
          'Hiermee log je in als je telefoon of sleutel weg is. Elke code werkt één keer. Bewaar ze nu: hierna zijn ze niet meer te zien.',
        )}
      </p>
      <ul className={classes.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2 phone-flex-col">
        {navigator.clipboard && (
          <Button
            variant="default"
            onClick={() =>
              void navigator.clipboard.writeText(codes.join('\n')).catch(() => undefined)
            }
          >
            {translate('Kopiëren')}
          </Button>
        )}
        <Button onClick={() => void onClose()}>{translate('Ik heb ze bewaard')}</Button>
      </div>
    </section>
  );
}
