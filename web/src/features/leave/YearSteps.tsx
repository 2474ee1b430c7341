import { stepLabels } from '../../lib/dates/periods.ts';
import { PeriodSteps } from '../../ui/day-grid/PeriodSteps.tsx';

interface Props {
  year: number;
  onYear: (year: number) => void;
}

/** The year of a card, and the buttons to others. */
export const YearSteps = ({ year, onYear }: Props) => (
  <PeriodSteps labels={stepLabels('year')} onStep={(by) => onYear(year + by)}>
    <strong className="text-lg text-center" style={{ minWidth: '3.5rem' }}>
      {year}
    </strong>
  </PeriodSteps>
);
