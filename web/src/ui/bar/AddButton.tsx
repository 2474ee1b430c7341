import { Button } from '@mantine/core';
import { IconChevronDown, IconPlus } from '@tabler/icons-react';
import { type AddAction, addSection } from './actions.ts';
import { BarMenu } from './BarMenu.tsx';
import classes from './bar.module.css';

const plus = <IconPlus size={18} stroke={1.5} aria-hidden />;
const NEW = 'Nieuw';
const word = <span className={classes.word}>{NEW}</span>;

export function AddButton({ add }: { add: AddAction }) {
  const { disabled = false } = add;
  if ('onAdd' in add) {
    const { label = NEW, Icon = IconPlus } = add;
    return (
      <Button
        className={classes.add ?? ''}
        data-add
        leftSection={<Icon size={18} stroke={1.5} aria-hidden />}
        disabled={disabled}
        onClick={add.onAdd}
      >
        <span className={classes.word}>{label}</span>
      </Button>
    );
  }
  return (
    <BarMenu
      sections={[addSection(add.entries)]}
      button={(opener) => (
        <Button
          className={classes.add ?? ''}
          data-add
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
