import { Alert, Button, Group } from '@mantine/core';
import type { PlanningItem } from '@ploegplan/contract/planning';
import type { Clash } from './conflict.ts';
import { type FieldTexts, fieldText } from './field-texts.ts';
import classes from './form.module.css';
import { type FormValues, valuesOf } from './values.ts';

interface ConflictNoticeProps {
  theirs: PlanningItem;
  clashes: readonly Clash[];
  mine: FormValues;
  texts: FieldTexts;
  onChoose: (keep: 'mine' | 'theirs') => void;
}

/** Shows what a colleague changed in the meantime beside what stands in the form, and lets the user choose. */
export function ConflictNotice({ theirs, clashes, mine, texts, onChoose }: ConflictNoticeProps) {
  const theirValues = valuesOf(theirs);
  return (
    <Alert
      color="orange"
      role="alert"
      title="Iemand anders heeft dit intussen gewijzigd"
      classNames={{ title: classes.notice ?? '' }}
    >
      <dl className={classes.clashes}>
        {clashes.map(({ field, isMineToo }) => (
          <div key={field}>
            <dt>{texts.labels[field]}</dt>
            <dd>
              Nu opgeslagen: <strong>{fieldText(field, theirValues, texts)}</strong>
            </dd>
            {isMineToo && <dd>Bij jou: {fieldText(field, mine, texts)}</dd>}
          </div>
        ))}
      </dl>
      <Group gap="sm" mt="sm">
        <Button size="xs" variant="default" onClick={() => onChoose('theirs')}>
          Neem over
        </Button>
        <Button size="xs" variant="default" onClick={() => onChoose('mine')}>
          Sla de mijne op
        </Button>
      </Group>
    </Alert>
  );
}
