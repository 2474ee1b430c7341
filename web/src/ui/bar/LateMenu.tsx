import { type ComponentType, type ReactElement, useEffect, useMemo, useRef, useState } from 'react';
import { explainError } from '../../lib/api/messages.ts';
import { notify } from '../../lib/notify.ts';
import classes from './bar.module.css';

/** The trigger's props until the menu's code is loaded. */
export interface MenuTrigger {
  'aria-haspopup'?: 'menu';
  onClick?: () => void;
  onPointerEnter?: () => void;
  onFocus?: () => void;
}

/** The properties that every menu gets. */
export interface MenuProps {
  target: ReactElement;
  opened: boolean;
  onChange: (opened: boolean) => void;
}

interface Props<Own> {
  button: (opener: MenuTrigger) => ReactElement;
  /** Loads the menu; early too, by `loadEarly`. */
  load: () => Promise<ComponentType<MenuProps & Own>>;
  /** The properties of this menu besides those. */
  menu: Own;
}

/** A button with a menu, whose code loads on hover or focus. */
export function LateMenu<Own extends object>({ button, load, menu }: Props<Own>) {
  const [Menu, setMenu] = useState<ComponentType<MenuProps & Own> | null>(null);
  const [opened, setOpened] = useState(false);
  const place = useRef<HTMLSpanElement>(null);
  const opener = useMemo(() => {
    const preload = () => void load().catch(() => undefined);
    return {
      'aria-haspopup': 'menu',
      onClick: () =>
        void load().then(
          (loaded) => setMenu(() => loaded),
          (error: unknown) => notify.error(explainError(error)),
        ),
      onPointerEnter: preload,
      onFocus: preload,
    } as const;
  }, [load]);
  useEffect(() => {
    if (!Menu) return;
    // The loaded menu renders another button element, which gets the focus when the menu closes.
    place.current?.querySelector('button')?.focus();
    setOpened(true);
  }, [Menu]);
  return (
    <span ref={place} className={classes.place}>
      {Menu ? (
        <Menu target={button({})} opened={opened} onChange={setOpened} {...menu} />
      ) : (
        button(opener)
      )}
    </span>
  );
}
