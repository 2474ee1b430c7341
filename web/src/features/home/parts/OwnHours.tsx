import { formatNumber } from '../../../lib/values/numbers.ts';
import { Card } from '../../../ui/page/Card.tsx';
import classes from './own.module.css';

interface Props {
  recorded: number;
  /** 0 when nothing is planned with times. */
  planned: number;
}

/** The own hours of this week, against those planned. */
export const OwnHours = ({ recorded, planned }: Props) => (
  <Card title="Deze week">
    <div className="grid gap-2 px-4 pb-4 tabular-nums">
      <p>
        <strong className="text-xl">{formatNumber(recorded)} uur</strong> ingevuld
        {planned > 0 && ` van ${formatNumber(planned)} gepland`}
      </p>
      {planned > 0 && (
        <progress
          className={classes.meter}
          value={Math.min(recorded, planned)}
          max={planned}
          aria-label="Ingevuld van gepland"
        />
      )}
    </div>
  </Card>
);
