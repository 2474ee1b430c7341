import { PeriodSteps } from '../../ui/days/PeriodSteps.tsx';
import classes from './leave.module.css';

interface Props {
  year: number;
  onYear: (year: number) => void;
}

/** The year of a card, and the buttons to others. */
export const YearSteps = ({ year, onYear }: Props) => (
  <PeriodSteps labels={['Vorig jaar', 'Volgend jaar']} onStep={(by) => onYear(year + by)}>
    <strong className={classes.year}>{year}</strong>
  </PeriodSteps>
);
