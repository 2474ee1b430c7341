import type { MaterialState } from '@ploegplan/contract/materials/schemas';
import { materialStateTexts } from '@ploegplan/contract/texts/kinds';
import { IconCircleX, IconHelpCircle, IconTool } from '@tabler/icons-react';
import classes from './materials.module.css';

const icons = { maintenance: IconTool, defective: IconCircleX, missing: IconHelpCircle };

/** Formats whether a material can be used, with a sign when it cannot. */
export function StateMark({ state }: { state: MaterialState }) {
  const Icon = state === 'usable' ? null : icons[state];
  return (
    <span className={classes.state} data-state={state}>
      {Icon && <Icon size={16} stroke={1.5} aria-hidden />}
      {materialStateTexts[state]}
    </span>
  );
}
