import { Button } from '@mantine/core';
import { IconChevronDown, IconPlus } from '@tabler/icons-react';
import { type AddAction, addSection } from './actions.ts';
import { BarMenu } from './BarMenu.tsx';
import classes from './bar.module.css';

const plus = <IconPlus size={18} stroke={1.5} aria-hidden />;
const word = <span className={classes.word}>Nieuw</span>;

/** The primary action of the screen. */
export function AddButton({ add }: { add: AddAction }) {
  const { disabled = false } = add;
  if ('onAdd' in add) {
    return (
      <Button
        className={classes.add ?? ''}
        leftSection={plus}
        disabled={disabled}
        onClick={add.onAdd}
      >
        {word}
      </Button>
    );
  }
  return (
    <BarMenu
      sections={[addSection(add.entries)]}
      button={(opener) => (
        <Button
          className={classes.add ?? ''}
          leftSection={plus}
          rightSection={<IconChevronDown size={16} stroke={1.5} aria-hidden />}
          disabled={disabled}
          {...opener}
        >
          {word}
        </Button>
      )}
    />
  );
}
