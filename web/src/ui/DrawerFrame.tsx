import { Drawer } from '@mantine/core';
import { type KeyboardEvent, type ReactNode, useEffect, useState } from 'react';
import classes from './SideDrawer.module.css';
import { useOverlay } from './useOverlay.ts';
import { useIsPhone } from './viewport.ts';

interface Props {
  opened: boolean;
  /** Called on Escape, a click outside, and on a phone the back button; returns false when it asks first. */
  onClose: () => unknown;
  onKeyDown?: (event: KeyboardEvent) => void;
  /** The accessible name. */
  label: string;
  children: ReactNode;
}

/** The drawer at the right, with any content: 400 px wide; on a phone the full width, with a history entry. */
export function DrawerFrame({ opened, onClose, onKeyDown, label, children }: Props) {
  const isPhone = useIsPhone();
  // Rendered closed first, so that it slides in and returns the focus on close.
  const [isMounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  const close = useOverlay(opened, onClose);
  return (
    <Drawer.Root
      classNames={{
        inner: classes.inner ?? '',
        overlay: classes.overlay ?? '',
        content: classes.drawer ?? '',
      }}
      opened={opened && isMounted}
      onClose={close}
      position="right"
      size={isPhone ? '100%' : 400}
      padding={0}
    >
      <Drawer.Overlay backgroundOpacity={0.2} />
      <Drawer.Content aria-label={label}>
        <Drawer.Body className={classes.frame ?? ''} {...(onKeyDown && { onKeyDown })}>
          {children}
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}
