import { Drawer } from '@mantine/core';
import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useId, useState } from 'react';
import { topDrawer, useTopDrawer } from './open-overlays.ts';
import classes from './SideDrawer.module.css';
import { useOverlay } from './useOverlay.ts';
import { useUntrappedFocus } from './useUntrappedFocus.ts';
import { useIsPhone } from './viewport.ts';

interface Props {
  opened: boolean;
  /** Called on Escape, and on a phone a click outside and the back button; returns false or a promise when it asks first. */
  onClose: () => unknown;
  onKeyDown?: (event: KeyboardEvent) => void;
  /** The accessible name. */
  label: string;
  children: ReactNode;
}

/** Escape closes a menu or list of options that has the focus, and not the drawer as well. */
const isInMenu = () => document.activeElement?.closest('[role="menu"]') != null;

/**
 * The drawer at the right, with any content. On a wide window it is 400 px wide and stands beside the page, which makes room
 * for it (`Shell.module.css`) and stays in use; on a phone it covers the page and has a history entry.
 */
export function DrawerFrame({ opened, onClose, onKeyDown, label, children }: Props) {
  const isPhone = useIsPhone();
  // One that takes the place of another does not slide in.
  const [slides] = useState(() => isPhone || topDrawer() === undefined);
  // Rendered closed first, so that it slides in and on a phone returns the focus on close.
  const [isMounted, setMounted] = useState(!slides);
  useEffect(() => setMounted(true), []);
  const isShown = opened && isMounted;
  const id = useId();
  const close = useOverlay(opened, onClose, id);
  const isCovered = ![id, undefined].includes(useTopDrawer());
  const [content, setContent] = useState<HTMLElement | null>(null);
  useUntrappedFocus(opened && !isPhone, content);
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
      size={isPhone ? '100%' : 400}
      padding={0}
      trapFocus={isPhone}
      lockScroll={isPhone}
      {...(!slides && { transitionProps: { duration: 0 } })}
    >
      {isPhone && <Drawer.Overlay backgroundOpacity={0.2} />}
      <Drawer.Content ref={ref} aria-label={label} inert={!isPhone && isCovered}>
        <Drawer.Body className={classes.frame ?? ''} {...(onKeyDown && { onKeyDown })}>
          {children}
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}
