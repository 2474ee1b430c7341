import { Button } from '@mantine/core';
import { IconAdjustmentsHorizontal, IconChevronDown } from '@tabler/icons-react';
import { viewMode } from '../../../data/planning/planning-remembered.ts';
import { periodNames } from '../../../lib/dates/periods.ts';
import { useRemembered } from '../../../lib/remembered/remembered.ts';
import { LateMenu, type MenuTrigger } from '../../../ui/bar/LateMenu.tsx';
import { loadEarly } from '../../../ui/drawer/lazy-part.tsx';
import { useIsPhone } from '../../../ui/page/viewport.ts';
import { planningLayout } from '../options.ts';
import classes from '../planning.module.css';
import type { ViewMenuProps } from './ViewChoices.tsx';

const load = async () => (await import('./ViewChoices.tsx')).ViewChoices;
loadEarly(load);

/** Offers what the board shows and how; on a phone also the view and the search. */
export function ViewMenu(view: ViewMenuProps) {
  const isPhone = useIsPhone();
  const [mode] = useRemembered(viewMode);
  const [layout] = useRemembered(planningLayout);
  const isNarrowed = layout === 'board' && (view.search !== '' || view.isFreeOnly);
  const button = (opener: MenuTrigger) => (
    <Button
      variant="default"
      aria-label={isPhone ? `Weergave: ${periodNames[mode]}` : 'Weergave'}
      title={isPhone ? undefined : 'Weergave'}
      data-narrowed={isNarrowed || undefined}
      className={classes.viewButton ?? ''}
      {...(isPhone
        ? { rightSection: <IconChevronDown size={16} stroke={1.5} aria-hidden /> }
        : { leftSection: <IconAdjustmentsHorizontal size={18} stroke={1.5} aria-hidden /> })}
      {...opener}
    >
      {isPhone ? periodNames[mode] : <span className={classes.viewLabel}>Weergave</span>}
    </Button>
  );
  return <LateMenu button={button} load={load} menu={view} />;
}
