import { ActionIcon, Title } from '@mantine/core';
import { translate } from '@ploegplan/contract/languages/translate';
import { IconArrowLeft, IconX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type KeyboardEvent, type ReactNode, use } from 'react';
import { FrameContext } from '../page/frame.ts';
import { useIsPhone } from '../page/viewport.ts';
import { DrawerFrame } from './DrawerFrame.tsx';
import classes from './SideDrawer.module.css';

interface Props {
  opened: boolean;
  /** Returns false when it asks first. */
  onClose: () => unknown;
  onKeyDown?: (event: KeyboardEvent) => void;
  title: string;
  /** The page of what it is about, to which the title leads. */
  page?: string | undefined;
  /** True for a table of days. */
  isWide?: boolean;
  closeLabel?: string;
  isCloseDisabled?: boolean;
  /** The buttons at the right of the title. */
  actions?: ReactNode;
  /** A text to read before using the footer. */
  notice?: ReactNode;
  /** Sticky footer, for the buttons of a form. */
  footer?: ReactNode;
  children: ReactNode;
}

/** The usual drawer: a header with close button and title, scrolling content and a sticky footer. */
export function SideDrawer(props: Props) {
  const { opened, onClose, onKeyDown, title, page, closeLabel = translate('Sluiten') } = props;
  const { actions, footer } = props;
  const isPhone = useIsPhone();
  const frame = use(FrameContext);
  const CloseIcon = isPhone ? IconArrowLeft : IconX;
  return (
    <DrawerFrame
      opened={opened}
      onClose={onClose}
      label={title}
      isWide={props.isWide}
      {...(onKeyDown && { onKeyDown })}
    >
      <div className={`${classes.panel} flex flex-col h-full`}>
        <div className={classes.bar} data-drawer-bar>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={isPhone ? 48 : 'lg'}
            aria-label={closeLabel}
            disabled={props.isCloseDisabled ?? false}
            onClick={onClose}
          >
            <CloseIcon size={20} stroke={1.5} />
          </ActionIcon>
          <Title order={2} className={classes.title ?? ''}>
            {page === undefined ? (
              title
            ) : (
              // On a phone the drawer has a history entry, which the page replaces.
              <Link to={page} replace={isPhone}>
                {title}
              </Link>
            )}
          </Title>
          {/* The bar of the screen, which has it too, is out of sight. */}
          {isPhone && frame?.connection}
          {actions}
        </div>
        <div className={classes.content}>{props.children}</div>
        {props.notice}
        {footer && <div className={classes.footer}>{footer}</div>}
      </div>
    </DrawerFrame>
  );
}
