import { Button } from '@mantine/core';
import { translate } from '@ploegplan/contract/languages/translate';
import { useDrawerSubject } from '../../../ui/drawer/useDrawerSubject.ts';
import { DayDrawer } from './DayDrawer.tsx';
import type { DayErrors } from './day-draft.ts';
import { BreakField, EndField, RoundingNote, StartField } from './day-fields.tsx';
import { closedTexts, formatOwnDay } from './day-texts.ts';
import { type ItemDay, withTypedHours } from './useItemDay.ts';

interface Props {
  itemDay: ItemDay;
  errors: DayErrors;
}

/** The times beside the hours of an item: fields where it is the only work of the day, else a line that leads to 'Mijn dag'. */
export function ItemDayFields({ itemDay, errors }: Props) {
  const { day, isOnly, draft, start, changeTimes } = itemDay;
  const { date, asked, closedBy, recorded } = day;
  const { drawer, show, close } = useDrawerSubject<string>(`day of item ${date}`);
  if (closedBy) {
    return (
      <div className="p-3 rounded bg-quiet">
        {recorded && <p className="tabular-nums">{formatOwnDay(day)}</p>}
        <p className="text-quiet">{closedTexts[closedBy]}</p>
      </div>
    );
  }
  if (isOnly) {
    const fields = { draft, asked, errors, start, onChange: changeTimes };
    return (
      <>
        <StartField {...fields} />
        <EndField {...fields} />
        <BreakField {...fields} />
        <RoundingNote asked={asked} />
      </>
    );
  }
  return (
    <div className="grid gap-2">
      <p className="tabular-nums">
        {recorded
          ? translate('Hele dag: {day}', { day: formatOwnDay(day) })
          : translate('De tijden van deze dag ontbreken nog.')}
      </p>
      <Button variant="default" mih={48} onClick={() => show(date)}>
        {translate('Mijn dag')}
      </Button>
      {drawer && (
        <DayDrawer
          key={drawer.opening}
          day={withTypedHours(itemDay)}
          opened={drawer.opened}
          onClose={close}
        />
      )}
    </div>
  );
}
