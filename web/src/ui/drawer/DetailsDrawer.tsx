import { Button } from '@mantine/core';
import type { TablerIcon } from '@tabler/icons-react';
import { IconDots } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useId } from 'react';
import { BarMenu } from '../bar/BarMenu.tsx';
import { type Fact, Facts } from '../facts/Facts.tsx';
import { useIsPhone } from '../page/viewport.ts';
import classes from './DetailsDrawer.module.css';
import { DrawerPart } from './DrawerPart.tsx';
import { SideDrawer } from './SideDrawer.tsx';

interface Labelled {
  label: string;
  Icon: TablerIcon;
}

export interface QuickLink extends Labelled {
  to: string;
  search?: Readonly<Record<string, string>>;
}

export interface Action extends Labelled {
  /** True for an action in the menu 'Meer acties', on a page 'Meer', unless it would be alone there. */
  isRare?: true;
  onClick: () => void;
}

interface DetailsDrawerProps {
  opened: boolean;
  onClose: () => void;
  title: string;
  facts: readonly Fact[];
  /** The first leads to its own page, as the title does. */
  links: readonly QuickLink[];
  actions: readonly Action[];
  /** The content above the facts. */
  body?: ReactNode;
  /** The content at the end. */
  after?: ReactNode;
}

const icon = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

/** The drawer of type details: facts, actions ('Acties'), the first of which is the primary one, and quick navigation ('Snel naar'). */
export function DetailsDrawer(props: DetailsDrawerProps) {
  const { opened, onClose, title, facts, links, actions } = props;
  // On a phone the drawer has a history entry, which navigation replaces.
  const isPhone = useIsPhone();
  const actionsId = useId();
  return (
    <SideDrawer
      opened={opened}
      onClose={onClose}
      title={title}
      page={links[0]?.to}
      footer={
        isPhone &&
        actions.length > 0 && (
          <section className="flex-1 min-w-0" aria-labelledby={actionsId}>
            <h3 id={actionsId} className="mb-1 text-sm text-quiet">
              Acties
            </h3>
            <div className={classes.atThumb}>
              <Buttons actions={actions} firstOnes={AT_THUMB} />
            </div>
          </section>
        )
      }
    >
      {props.body}
      <Facts facts={facts} />
      {!isPhone && actions.length > 0 && (
        <DrawerPart heading="Acties">
          <div className="flex flex-wrap gap-2" data-buttons>
            <Buttons actions={actions} size="xs" />
          </div>
        </DrawerPart>
      )}
      {links.length > 0 && (
        <DrawerPart heading="Snel naar">
          <div className="flex flex-wrap gap-2" data-buttons>
            {links.map(({ label, to, search, Icon }) => (
              <Button
                key={label}
                variant="default"
                {...(!isPhone && { size: 'xs' })}
                renderRoot={(props) => (
                  <Link {...props} {...{ to, ...(search && { search }) }} replace={isPhone} />
                )}
                leftSection={<Icon {...icon} />}
              >
                {label}
              </Button>
            ))}
          </div>
        </DrawerPart>
      )}
      {props.after}
    </SideDrawer>
  );
}

/** The number of buttons that fit beside each other on a phone, besides a menu. */
const AT_THUMB = 2;

interface ButtonsProps {
  actions: readonly Action[];
  /** The number of actions with a button of their own; by default those that are not rare. */
  firstOnes?: number;
  size?: 'xs';
}

/** Buttons of the usual actions, and a menu of the others unless there is only one. */
function Buttons({ actions, firstOnes, ...size }: ButtonsProps) {
  const others = actions.filter(({ isRare }, at) =>
    firstOnes === undefined ? isRare : at >= firstOnes,
  );
  const isMenu = others.length > 1;
  const shown = isMenu ? actions.filter((action) => !others.includes(action)) : actions;
  // Three words fit beside each other on a phone without their icons.
  const hasIcons = firstOnes === undefined || shown.length <= firstOnes;
  return (
    <>
      {shown.map(({ label, onClick, Icon }, index) => (
        <Button
          key={label}
          {...size}
          variant={index === 0 ? 'filled' : 'default'}
          leftSection={hasIcons && <Icon {...icon} />}
          onClick={onClick}
        >
          {label}
        </Button>
      ))}
      {isMenu && (
        <BarMenu
          sections={[
            { entries: others.map(({ onClick, ...one }) => ({ ...one, onChoose: onClick })) },
          ]}
          button={(opener) => (
            <Button
              variant="default"
              {...size}
              px="xs"
              aria-label="Meer acties"
              title="Meer acties"
              {...opener}
            >
              <IconDots {...icon} />
            </Button>
          )}
        />
      )}
    </>
  );
}
