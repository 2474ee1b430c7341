import { Drawer } from '@mantine/core';
import { type KeyboardEvent, type ReactNode, useEffect, useState } from 'react';
import classes from './SideDrawer.module.css';
import { useOverlay } from './useOverlay.ts';
import { useIsPhone } from './viewport.ts';

interface Props {
  opened: boolean;
  /** Called for Escape, a click beside it, and on a phone the back button; it may ask first, and then says false. */
  onClose: () => unknown;
  onKeyDown?: (event: KeyboardEvent) => void;
  /** What a screen reader calls it. */
  label: string;
  children: ReactNode;
}

/** The drawer at the right, with any content: 400 px wide, or a phone's whole window with a place in the history. */
export function DrawerFrame({ opened, onClose, onKeyDown, label, children }: Props) {
  const isPhone = useIsPhone();
  // Closed at first: only what opens slides in, and knows where to give the focus back.
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
