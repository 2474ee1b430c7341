import { type ReactElement, useEffect, useRef, useState } from 'react';
import { messageOf } from '../../lib/messages.ts';
import { notify } from '../notify.ts';
import type { BarSection } from './actions.ts';
import classes from './bar.module.css';

const load = () => import('./MenuOfBar.tsx');
type Menu = Awaited<ReturnType<typeof load>>['MenuOfBar'];

const preload = () => void load().catch(() => undefined);

/** What a button does until its menu is there. */
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

/** A button with a menu, whose code loads when somebody comes near. */
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
    // The button is another element now, to which the focus goes back when the menu closes.
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
