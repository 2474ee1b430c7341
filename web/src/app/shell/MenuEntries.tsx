import { UnstyledButton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconChevronDown } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import classes from './Menu.module.css';
import type { MenuEntry, MenuGroup, MenuItem } from './menu-items.ts';

const icon = { size: 20, stroke: 1.5, 'aria-hidden': true } as const;

interface Chosen {
  onChoose?: () => void;
}

/** The places of the menu; some stand together in a group that folds. */
export function MenuEntries({ entries, ...chosen }: Chosen & { entries: readonly MenuEntry[] }) {
  return (
    <ul className={classes.places}>
      {entries.map((entry) => (
        <li key={entry.label}>
          {'items' in entry ? (
            <Group group={entry} {...chosen} />
          ) : (
            <Item item={entry} {...chosen} />
          )}
        </li>
      ))}
    </ul>
  );
}

function Item({ item: { to, label, Icon }, onChoose }: Chosen & { item: MenuItem }) {
  return (
    <Link to={to} className={classes.item} {...(onChoose && { onClick: onChoose })}>
      <Icon {...icon} />
      {label}
    </Link>
  );
}

function Group({ group: { label, Icon, items }, ...chosen }: Chosen & { group: MenuGroup }) {
  const [isOpen, { toggle }] = useDisclosure(true);
  const listId = useId();
  return (
    <>
      <UnstyledButton
        className={classes.item ?? ''}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={toggle}
      >
        <Icon {...icon} />
        {label}
        <IconChevronDown size={16} stroke={1.5} aria-hidden className={classes.fold} />
      </UnstyledButton>
      <ul id={listId} className={classes.group} hidden={!isOpen}>
        {items.map((item) => (
          <li key={item.to}>
            <Item item={item} {...chosen} />
          </li>
        ))}
      </ul>
    </>
  );
}
