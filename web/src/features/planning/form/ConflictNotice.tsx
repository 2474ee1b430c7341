import type { PlanningItem } from '@ploegplan/contract/planning';
import { ConflictNotice as Notice } from '../../../ui/ConflictNotice.tsx';
import type { Clash } from './conflict.ts';
import { type FieldTexts, fieldText } from './field-texts.ts';
import { type FormValues, valuesOf } from './values.ts';

interface ConflictNoticeProps {
  theirs: PlanningItem;
  clashes: readonly Clash[];
  mine: FormValues;
  texts: FieldTexts;
  onChoose: (keep: 'mine' | 'theirs') => void;
}

/** What a colleague changed in the item meanwhile, in words. */
export function ConflictNotice({ theirs, clashes, mine, texts, onChoose }: ConflictNoticeProps) {
  const theirValues = valuesOf(theirs);
  return (
    <Notice
      clashes={clashes.map(({ field, isMineToo }) => ({
        label: texts.labels[field],
        theirs: fieldText(field, theirValues, texts),
        ...(isMineToo && { mine: fieldText(field, mine, texts) }),
      }))}
      onChoose={onChoose}
    />
  );
}
