import './mantine.ts';
import { Menu } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import type { BarEntry, BarSection } from './actions.ts';
import classes from './bar.module.css';
import type { MenuProps } from './LateMenu.tsx';

interface Props extends MenuProps {
  sections: readonly BarSection[];
}

function Entry({ entry: { label, Icon, checked, to, onChoose } }: { entry: BarEntry }) {
  const icon = Icon && <Icon size={18} stroke={1.5} aria-hidden />;
  if (checked !== undefined) {
    return (
      <Menu.RadioItem
        value={label}
        checked={checked}
        closeMenuOnClick
        onChange={() => onChoose?.()}
      >
        {label}
      </Menu.RadioItem>
    );
  }
  if (to !== undefined) {
    return (
      <Menu.Item component={Link} to={to} leftSection={icon}>
        {label}
      </Menu.Item>
    );
  }
  return (
    <Menu.Item leftSection={icon} {...(onChoose && { onClick: onChoose })}>
      {label}
    </Menu.Item>
  );
}

/** The entry that leads to a folded section, with what is chosen in it. */
function FoldedEntry({ section, onUnfold }: { section: BarSection; onUnfold: () => void }) {
  const { label, FoldedIcon, entries } = section;
  const chosen = entries.find(({ checked }) => checked)?.label;
  return (
    <Menu.Item
      leftSection={FoldedIcon && <FoldedIcon size={18} stroke={1.5} aria-hidden />}
      rightSection={<IconChevronRight size={16} stroke={1.5} aria-hidden />}
      closeMenuOnClick={false}
      onClick={onUnfold}
    >
      {chosen ? `${label}: ${chosen}` : label}
    </Menu.Item>
  );
}

/** A menu below a button of the top bar. */
export function MenuOfBar({ target, sections, opened, onChange }: Props) {
  const [unfolded, setUnfolded] = useState<string>();
  const list = useRef<HTMLDivElement>(null);
  const isFolded = ({ FoldedIcon }: BarSection) => FoldedIcon !== undefined && sections.length > 1;
  const shown = unfolded ? sections.filter(({ label }) => label === unfolded) : sections;
  useEffect(() => {
    if (!opened) setUnfolded(undefined);
  }, [opened]);
  useEffect(() => {
    // The entry that had the focus is gone.
    if (unfolded) list.current?.querySelector<HTMLElement>('[role^="menuitem"]')?.focus();
  }, [unfolded]);
  return (
    <Menu
      opened={opened}
      onChange={onChange}
      position="bottom-end"
      shadow="md"
      width="max-content"
      classNames={{ dropdown: classes.menu ?? '' }}
      // Rendered inside the top bar, so that screen readers meet it there, with the focus at the first entry.
      withinPortal={false}
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>{target}</Menu.Target>
      <Menu.Dropdown ref={list}>
        {shown.map((section, index) => {
          const { label, entries } = section;
          return (
            <div key={label ?? index}>
              {index > 0 && <Menu.Divider />}
              {!unfolded && isFolded(section) ? (
                <FoldedEntry section={section} onUnfold={() => setUnfolded(label)} />
              ) : (
                <>
                  {label && sections.length > 1 && <Menu.Label>{label}</Menu.Label>}
                  {entries.map((entry) => (
                    <Entry key={entry.label} entry={entry} />
                  ))}
                </>
              )}
            </div>
          );
        })}
      </Menu.Dropdown>
    </Menu>
  );
}
