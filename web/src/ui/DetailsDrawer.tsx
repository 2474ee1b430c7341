import { Button } from '@mantine/core';
import type { TablerIcon } from '@tabler/icons-react';
import { IconDotsVertical } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useId } from 'react';
import { BarMenu } from './bar/BarMenu.tsx';
import classes from './DetailsDrawer.module.css';
import { DrawerPart } from './DrawerPart.tsx';
import { type Fact, Facts } from './Facts.tsx';
import { SideDrawer } from './SideDrawer.tsx';
import { useIsPhone } from './viewport.ts';

interface Labelled {
  label: string;
  Icon: TablerIcon;
}

export interface QuickLink extends Labelled {
  to: string;
  search?: Readonly<Record<string, string>>;
}

export interface Action extends Labelled {
  /** Used seldom: on a page in the menu 'Meer'. */
  isRare?: true;
  onClick: () => void;
}

interface DetailsDrawerProps {
  opened: boolean;
  onClose: () => void;
  title: string;
  facts: readonly Fact[];
  links: readonly QuickLink[];
  actions: readonly Action[];
  /** Above the facts. */
  body?: ReactNode;
  /** At the end. */
  after?: ReactNode;
}

const icon = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;
const button = { variant: 'default', justify: 'start' } as const;

/** The drawer of type details: facts, actions ('Acties'), the first of which is the primary one, and quick navigation ('Snel naar'). */
export function DetailsDrawer(props: DetailsDrawerProps) {
  const { opened, onClose, title, facts, links, actions } = props;
  // On a phone the drawer has a history entry, which navigation replaces.
  const isPhone = useIsPhone();
  return (
    <SideDrawer
      opened={opened}
      onClose={onClose}
      title={title}
      footer={isPhone && actions.length > 0 && <ThumbActions actions={actions} />}
    >
      {props.body}
      <Facts facts={facts} />
      {!isPhone && actions.length > 0 && (
        <DrawerPart heading="Acties">
          {actions.map(({ label, onClick, Icon }, index) => (
            <Button
              key={label}
              {...button}
              {...(index === 0 && { variant: 'filled' })}
              onClick={onClick}
              leftSection={<Icon {...icon} />}
            >
              {label}
            </Button>
          ))}
        </DrawerPart>
      )}
      {links.length > 0 && (
        <DrawerPart heading="Snel naar">
          {links.map(({ label, to, search, Icon }) => (
            <Button
              key={label}
              {...button}
              renderRoot={(props) => (
                <Link {...props} {...{ to, ...(search && { search }) }} replace={isPhone} />
              )}
              leftSection={<Icon {...icon} />}
            >
              {label}
            </Button>
          ))}
        </DrawerPart>
      )}
      {props.after}
    </SideDrawer>
  );
}

/** More do not fit beside each other on a phone. */
const AT_THUMB = 2;

/** The actions on a phone, within the thumb's reach: the first ones as buttons, the others in a menu. */
function ThumbActions({ actions }: { actions: readonly Action[] }) {
  const id = useId();
  const others = actions.slice(AT_THUMB);
  return (
    <section className={classes.thumb} aria-labelledby={id}>
      <h3 id={id} className={classes.heading}>
        Acties
      </h3>
      <div className={classes.actions}>
        {actions.slice(0, AT_THUMB).map(({ label, onClick, Icon }, index) => (
          <Button
            key={label}
            className={classes.action ?? ''}
            variant={index === 0 ? 'filled' : 'default'}
            px="sm"
            leftSection={<Icon {...icon} />}
            onClick={onClick}
          >
            {label}
          </Button>
        ))}
        {others.length > 0 && (
          <BarMenu
            sections={[
              {
                entries: others.map(({ label, Icon, onClick }) => ({
                  label,
                  Icon,
                  onChoose: onClick,
                })),
              },
            ]}
            button={(opener) => (
              <Button variant="default" px="sm" aria-label="Meer acties" {...opener}>
                <IconDotsVertical {...icon} />
              </Button>
            )}
          />
        )}
      </div>
    </section>
  );
}
