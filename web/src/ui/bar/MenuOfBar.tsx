import './mantine.css';
import { Menu } from '@mantine/core';
import { Link } from '@tanstack/react-router';
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

/** A menu below a button of the top bar. */
export function MenuOfBar({ target, sections, opened, onChange }: Props) {
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
      <Menu.Dropdown>
        {sections.map(({ label, entries }, index) => (
          <div key={label ?? index}>
            {index > 0 && <Menu.Divider />}
            {label && sections.length > 1 && <Menu.Label>{label}</Menu.Label>}
            {entries.map((entry) => (
              <Entry key={entry.label} entry={entry} />
            ))}
          </div>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
