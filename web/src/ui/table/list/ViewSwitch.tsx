import { Button } from '@mantine/core';
import type { BarEntry } from '../../bar/actions.ts';

/** Chooses between the ways to show the rows; on a phone they are in the menu of the list. */
export const ViewSwitch = ({ choices }: { choices: readonly BarEntry[] }) => (
  <fieldset className="flex flex-none gap-0-5 min-w-0" aria-label="Weergave">
    {choices.map(({ label, Icon, checked = false, onChoose }) => (
      <Button
        key={label}
        px="0.75rem"
        variant={checked ? 'light' : 'subtle'}
        {...(!checked && { color: 'gray' })}
        aria-pressed={checked}
        leftSection={Icon && <Icon size={18} stroke={1.5} aria-hidden />}
        title={label}
        {...(onChoose && { onClick: onChoose })}
      >
        {label}
      </Button>
    ))}
  </fieldset>
);
