import { Button } from '@mantine/core';
import { IconLayoutKanban, IconList } from '@tabler/icons-react';
import { useRemembered } from '../../../lib/remembered/remembered.ts';
import classes from './columns.module.css';
import { projectsView } from './remembered.ts';

const views = [
  { value: 'list', label: 'Lijst', Icon: IconList },
  { value: 'columns', label: 'Per status', Icon: IconLayoutKanban },
] as const;

/** The projects as a list, or in a column for each status. */
export function ViewSwitch() {
  const [view, setView] = useRemembered(projectsView);
  return (
    <fieldset className={classes.views} aria-label="Weergave">
      {views.map(({ value, label, Icon }) => (
        <Button
          key={value}
          className={classes.view ?? ''}
          variant={view === value ? 'light' : 'subtle'}
          {...(view !== value && { color: 'gray' })}
          aria-pressed={view === value}
          leftSection={<Icon size={18} stroke={1.5} aria-hidden />}
          title={label}
          onClick={() => setView(value)}
        >
          <span className={classes.word}>{label}</span>
        </Button>
      ))}
    </fieldset>
  );
}
