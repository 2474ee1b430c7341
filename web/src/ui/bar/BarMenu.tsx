import { type ReactElement, useState } from 'react';
import { messageOf } from '../../lib/messages.ts';
import { notify } from '../notify.ts';
import type { BarSection } from './actions.ts';

const load = () => import('./MenuOfBar.tsx');
type Menu = Awaited<ReturnType<typeof load>>['MenuOfBar'];

const preload = () => void load().catch(() => undefined);

/** What a button does until its menu is there. */
export interface Opener {
  'aria-haspopup'?: 'menu';
  onClick?: () => void;
  onPointerEnter?: () => void;
  onFocus?: () => void;
}

interface Props {
  button: (opener: Opener) => ReactElement;
  sections: readonly BarSection[];
}

/** A button with a menu, whose code loads when somebody comes near. */
export function BarMenu({ button, sections }: Props) {
  const [Menu, setMenu] = useState<Menu | null>(null);
  const [opened, setOpened] = useState(false);
  const open = () =>
    load().then(
      ({ MenuOfBar }) => {
        setMenu(() => MenuOfBar);
        setOpened(true);
      },
      (error: unknown) => notify.error(messageOf(error)),
    );
  if (Menu) {
    return <Menu target={button({})} sections={sections} opened={opened} onChange={setOpened} />;
  }
  return button({
    'aria-haspopup': 'menu',
    onClick: () => void open(),
    onPointerEnter: preload,
    onFocus: preload,
  });
}
