import { translate } from '@ploegplan/contract/languages/translate';
import type { ComponentProps } from 'react';
import { Screen } from '../../../ui/page/Screen.tsx';
import classes from './missing.module.css';
import { WhoseSwitch } from './WhoseSwitch.tsx';

export const missingTitle = translate('Ontbrekende uren');

interface Props extends Omit<ComponentProps<typeof Screen>, 'title'> {
  whose: 'own' | 'all';
  /** The total of the missing hours; empty when there are none, and while loading. */
  sum: string;
}

/** The frame of the own missing hours and of those of all: what leads from one to the other is at the same place. */
export const MissingScreen = ({ whose, sum, children, ...props }: Props) => (
  <Screen {...props} title={missingTitle}>
    <div className={classes.screen} data-whose={whose}>
      <div className={classes.head}>
        <WhoseSwitch whose={whose} />
        {sum && <p className="font-semibold tabular-nums min-h-9 content-center">{sum}</p>}
      </div>
      <div className={classes.rest}>{children}</div>
    </div>
  </Screen>
);
