import { Drawer } from '@mantine/core';
import type { ReactNode } from 'react';
import { useBackCloses } from './back-closes.ts';
import classes from './SideDrawer.module.css';
import { useIsPhone } from './viewport.ts';

interface Props {
  opened: boolean;
  /** Called for Escape, a click beside it, and on a phone the back button; it may ask first. */
  onClose: () => void;
  /** What a screen reader calls it. */
  label: string;
  children: ReactNode;
}

/** The drawer at the right, with any content: 400 px wide, or a phone's whole window with a place in the history. */
export function DrawerFrame({ opened, onClose, label, children }: Props) {
  const isPhone = useIsPhone();
  useBackCloses(opened && isPhone, onClose);
  return (
    <Drawer.Root
      opened={opened}
      onClose={onClose}
      position="right"
      size={isPhone ? '100%' : 400}
      padding={0}
    >
      <Drawer.Overlay backgroundOpacity={0.2} />
      <Drawer.Content aria-label={label}>
        <Drawer.Body className={classes.frame ?? ''}>{children}</Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}
