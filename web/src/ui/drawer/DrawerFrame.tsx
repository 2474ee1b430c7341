import { Drawer } from '@mantine/core';
import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useId, useState } from 'react';
import { useIsPhone } from '../page/viewport.ts';
import { getTopDrawer, useTopDrawer } from './open-overlays.ts';
import classes from './SideDrawer.module.css';
import { useDrawerFocus } from './useDrawerFocus.ts';
import { useOverlay } from './useOverlay.ts';

interface Props {
  opened: boolean;
  /** Called on Escape, and on a phone a click outside and the back button; returns false or a promise when it asks first. */
  onClose: () => unknown;
  onKeyDown?: (event: KeyboardEvent) => void;
  /** The accessible name. */
  label: string;
  /** True for a table of days: as wide as the window has room for beside the page. */
  isWide?: boolean | undefined;
  children: ReactNode;
}

/** Escape closes a menu or list of options that has the focus, and not the drawer as well. */
const isInMenu = () => document.activeElement?.closest('[role="menu"]') != null;

const getSize = (isPhone: boolean, isWide: boolean) => {
  if (isPhone) return '100%';
  return isWide ? 'var(--wide-drawer)' : 400;
};

/**
 * The drawer at the right, with any content. On a wide window it is 400 px wide, or more if it `isWide`, and stands beside the
 * page, which makes room for it (`Shell.module.css`) and stays in use; on a phone it covers the page and has a history entry.
 */
export function DrawerFrame(props: Props) {
  const { opened, onClose, onKeyDown, label, isWide = false, children } = props;
  const isPhone = useIsPhone();
  // A drawer that replaces another one does not slide in.
  const [slides] = useState(() => isPhone || getTopDrawer() === undefined);
  // Rendered closed first, so that it slides in and on a phone returns the focus on close.
  const [isMounted, setMounted] = useState(!slides);
  useEffect(() => setMounted(true), []);
  const isShown = opened && isMounted;
  const id = useId();
  const close = useOverlay(opened, onClose, { drawer: id });
  const isCovered = ![id, undefined].includes(useTopDrawer());
  const [content, setContent] = useState<HTMLElement | null>(null);
  useDrawerFocus(opened, isPhone, content);
  const ref = useCallback(
    (element: HTMLElement | null) => {
      // Mantine offers no property for it.
      element?.setAttribute('aria-modal', String(isPhone));
      setContent(element);
    },
    [isPhone],
  );
  return (
    <Drawer.Root
      classNames={{
        inner: classes.inner ?? '',
        overlay: classes.overlay ?? '',
        content: classes.drawer ?? '',
      }}
      opened={isShown}
      onClose={() => (isPhone || !isInMenu()) && close()}
      position="right"
      size={getSize(isPhone, isWide)}
      padding={0}
      trapFocus={isPhone}
      lockScroll={isPhone}
      {...(!slides && { transitionProps: { duration: 0 } })}
    >
      {isPhone && <Drawer.Overlay backgroundOpacity={0.2} />}
      <Drawer.Content
        ref={ref}
        aria-label={label}
        data-wide-drawer={isWide || undefined}
        inert={!isPhone && isCovered}
      >
        <Drawer.Body className="h-full" {...(onKeyDown && { onKeyDown })}>
          {children}
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}
