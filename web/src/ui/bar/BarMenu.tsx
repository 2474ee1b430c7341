import { type ReactElement, useEffect, useRef, useState } from 'react';
import { messageOf } from '../../lib/api/messages.ts';
import { notify } from '../../lib/notify.ts';
import { loadEarly } from '../lazy-part.tsx';
import type { BarSection } from './actions.ts';
import classes from './bar.module.css';

const load = () => import('./MenuOfBar.tsx');
loadEarly(load);
type Menu = Awaited<ReturnType<typeof load>>['MenuOfBar'];

const preload = () => void load().catch(() => undefined);

/** The trigger's props until the menu's code is loaded. */
export interface MenuTrigger {
  'aria-haspopup'?: 'menu';
  onClick?: () => void;
  onPointerEnter?: () => void;
  onFocus?: () => void;
}

interface Props {
  button: (opener: MenuTrigger) => ReactElement;
  sections: readonly BarSection[];
}

/** A button with a menu, whose code loads on hover or focus. */
export function BarMenu({ button, sections }: Props) {
  const [Menu, setMenu] = useState<Menu | null>(null);
  const [opened, setOpened] = useState(false);
  const place = useRef<HTMLSpanElement>(null);
  const open = () =>
    load().then(
      ({ MenuOfBar }) => setMenu(() => MenuOfBar),
      (error: unknown) => notify.error(messageOf(error)),
    );
  useEffect(() => {
    if (!Menu) return;
    // The loaded menu renders another button element, which gets the focus when the menu closes.
    place.current?.querySelector('button')?.focus();
    setOpened(true);
  }, [Menu]);
  return (
    <span ref={place} className={classes.place}>
      {Menu ? (
        <Menu target={button({})} sections={sections} opened={opened} onChange={setOpened} />
      ) : (
        button({
          'aria-haspopup': 'menu',
          onClick: () => void open(),
          onPointerEnter: preload,
          onFocus: preload,
        })
      )}
    </span>
  );
}
