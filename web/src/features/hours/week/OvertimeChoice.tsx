import type { OvertimeChoice as Choice } from '@ploegplan/contract/hours/classes.schemas';
import { useChooseOvertime } from '../../../data/hours/hours.ts';
import { explainError } from '../../../lib/api/messages.ts';
import { notify } from '../../../lib/notify.ts';
import { Segments } from '../../../ui/page/Segments.tsx';

interface Props {
  employeeId: string;
  monday: string;
  /** What holds now; null where nothing can be chosen. */
  overtime: Choice | null;
}

const options: { value: Choice; label: string }[] = [
  { value: 'paid', label: 'Uitbetalen' },
  { value: 'saved', label: 'Sparen als tijd' },
];

/** Chooses whether the overtime of a week is paid or saved, until the week is approved. */
export function OvertimeChoice({ employeeId, monday, overtime }: Props) {
  const choosing = useChooseOvertime();
  if (overtime === null) return null;
  const choose = (value: Choice) =>
    choosing.mutate(
      { employeeId, monday, overtime: value },
      { onError: (error) => notify.error('Keuze voor overuren mislukt', explainError(error)) },
    );
  return (
    <div className="flex flex-wrap gap-x-4 gap-y-2 items-center mb-3">
      <span>Overuren</span>
      <Segments
        aria-label="Overuren"
        options={options}
        value={choosing.isPending ? choosing.variables.overtime : overtime}
        onChange={choose}
      />
    </div>
  );
}
