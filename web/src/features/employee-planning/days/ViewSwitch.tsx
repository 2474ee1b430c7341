import { translate } from '@ploegplan/contract/languages/translate';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Segments } from '../../../ui/page/Segments.tsx';
import classes from './ViewSwitch.module.css';

export type View = 'coming' | 'past';

interface ViewSwitchProps {
  view: View;
  onChange: (view: View) => void;
  /** The number of past items without hours. */
  missing: number;
}

/** Switches forward or back in time; on a phone at the bottom, within reach of the thumb. */
export function ViewSwitch({ view, onChange, missing }: ViewSwitchProps) {
  return (
    <div className={classes.bar}>
      <Segments<View>
        isWide
        aria-label={translate('Welke dagen')}
        value={view}
        onChange={onChange}
        optionClass={classes.label}
        options={[
          { value: 'coming', label: translate('Vandaag en verder') },
          { value: 'past', label: <PastLabel missing={missing} /> },
        ]}
      />
    </div>
  );
}

function PastLabel({ missing }: { missing: number }) {
  if (missing === 0) return translate('Eerder');
  return (
    <span className="inline-flex flex-wrap items-center justify-center" style={{ gap: '0 8px' }}>
      {translate('Eerder')}
      <span className="inline-flex items-center tabular-nums gap-1 text-warning">
        <IconAlertTriangle size={18} stroke={1.5} aria-label={translate('uren ontbreken:')} />
        {missing}
      </span>
    </span>
  );
}
