import { UnstyledButton } from '@mantine/core';
import { IconChevronDown, IconDownload } from '@tabler/icons-react';
import { Link, useLocation } from '@tanstack/react-router';
import { type KeyboardEvent, useId } from 'react';
import { useRemembered } from '../../../lib/remembered/remembered.ts';
import { HueMark } from '../../../ui/facts/HueMark.tsx';
import { useInstall } from '../../pwa/useInstall.ts';
import { closedMenuGroups } from '../remembered.ts';
import classes from './Menu.module.css';
import {
  isCurrent,
  type MenuEntry,
  type MenuGroup,
  type MenuItem,
  type Place,
  toPlace,
} from './menu-items.ts';

interface InstallEntryProps {
  label: string;
  className: string | undefined;
  /** Called on choice, so that a menu over the page can close. */
  onChoose: (() => void) | undefined;
}

/** The menu entry that installs the app; nothing where that is not offered. */
function InstallEntry({ label, className = '', onChoose }: InstallEntryProps) {
  const install = useInstall();
  if (!install) return null;
  const choose = () => {
    onChoose?.();
    install();
  };
  return (
    <li>
      <UnstyledButton className={className} onClick={choose}>
        <IconDownload size={20} stroke={1.5} aria-hidden />
        {label}
      </UnstyledButton>
    </li>
  );
}

const steps: Record<string, (index: number, length: number) => number> = {
  ArrowDown: (index, length) => (index + 1) % length,
  ArrowUp: (index, length) => (index - 1 + length) % length,
  Home: () => 0,
  End: (_, length) => length - 1,
};

/** Arrow keys in the menu: up and down move the focus, left and right collapse and expand a group. */
function moveFocusByArrow(event: KeyboardEvent<HTMLElement>): void {
  const here = document.activeElement;
  if (!(here instanceof HTMLElement)) return;
  const places = [...event.currentTarget.querySelectorAll<HTMLElement>('a, button')].filter(
    (place) => place.checkVisibility(),
  );
  const index = places.indexOf(here);
  if (index < 0) return;
  const step = steps[event.key];
  const expanded = here.getAttribute('aria-expanded');
  const folds = event.key === 'ArrowLeft' && expanded === 'true';
  const unfolds = event.key === 'ArrowRight' && expanded === 'false';
  if (!step && !folds && !unfolds) return;
  event.preventDefault();
  if (step) places[step(index, places.length)]?.focus();
  else here.click();
}

const icon = { size: 20, stroke: 1.5, 'aria-hidden': true } as const;

interface Chosen {
  place: Place;
  /** Called on navigation, so that a menu over the page can close. */
  onChoose: (() => void) | undefined;
}

function usePlace(): Place {
  return useLocation({ select: toPlace, structuralSharing: true });
}

interface Props {
  entries: readonly MenuEntry[];
  onChoose?: (() => void) | undefined;
}

/** The entries of the menu, some of them in collapsible groups. */
export function MenuEntries({ entries, onChoose }: Props) {
  const chosen = { place: usePlace(), onChoose };
  const [closed] = useRemembered(closedMenuGroups);
  const rows = entries.reduce(
    (sum, entry) =>
      sum + ('items' in entry && !closed.includes(entry.label) ? entry.items.length : 0),
    entries.length,
  );
  return (
    <ul className={classes.places} style={{ '--rows': rows }} onKeyDown={moveFocusByArrow}>
      {entries.map((entry) => (
        <Entry key={entry.label} entry={entry} {...chosen} />
      ))}
    </ul>
  );
}

function Entry({ entry, ...chosen }: Chosen & { entry: MenuEntry }) {
  if ('install' in entry) {
    return <InstallEntry label={entry.label} className={classes.item} onChoose={chosen.onChoose} />;
  }
  return (
    <li>
      {'items' in entry ? <Group group={entry} {...chosen} /> : <Item item={entry} {...chosen} />}
    </li>
  );
}

function Item({ item, place, onChoose }: Chosen & { item: MenuItem }) {
  const { to, search, label, count, hue, Icon } = item;
  return (
    <Link
      to={to}
      search={() => search ?? {}}
      className={classes.item}
      // The router's rule does not fit: a status is a filter of a list, and details pages count as part of their list.
      activeOptions={{ exact: true, includeSearch: true }}
      aria-current={isCurrent(item, place) ? 'page' : undefined}
      // A menu over the page has a history entry, which the next page replaces.
      {...(onChoose && { onClick: onChoose, replace: true })}
    >
      {hue === undefined ? (
        <Icon {...icon} />
      ) : (
        <span className={classes.hue}>
          <HueMark hue={hue} />
        </span>
      )}
      <span className={classes.label} title={label}>
        {label}
      </span>
      {count !== undefined && <span className={classes.count}>{count}</span>}
    </Link>
  );
}

function Group({ group: { label, Icon, items }, ...chosen }: Chosen & { group: MenuGroup }) {
  const [closed, setClosed] = useRemembered(closedMenuGroups);
  const listId = useId();
  const isOpen = !closed.includes(label);
  const toggle = () =>
    setClosed(isOpen ? [...closed, label] : closed.filter((value) => value !== label));
  const isHere = items.some((item) => isCurrent(item, chosen.place));
  return (
    <>
      <UnstyledButton
        className={classes.item ?? ''}
        aria-expanded={isOpen}
        aria-controls={listId}
        data-here={(!isOpen && isHere) || undefined}
        onClick={toggle}
      >
        <Icon {...icon} />
        <span className={classes.label}>{label}</span>
        <IconChevronDown size={16} stroke={1.5} aria-hidden className="chevron ml-auto" />
      </UnstyledButton>
      <ul id={listId} className={classes.group} hidden={!isOpen}>
        {items.map((item) => (
          <li key={item.search?.status ?? item.to}>
            <Item item={item} {...chosen} />
          </li>
        ))}
      </ul>
    </>
  );
}
