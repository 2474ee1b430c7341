import { Button } from '@mantine/core';
import { IconArrowsSort, IconDotsVertical, IconHelp, IconPrinter } from '@tabler/icons-react';
import { useLocation } from '@tanstack/react-router';
import { type ReactNode, use } from 'react';
import { FrameContext } from '../frame.ts';
import { useIsPhone } from '../viewport.ts';
import { AddButton } from './AddButton.tsx';
import { type AddAction, type BarEntry, type SortChoice, sortSection } from './actions.ts';
import { BarButton, BarLink } from './BarButton.tsx';
import { BarMenu } from './BarMenu.tsx';

/** The interface flags of a screen (specification, section 3), as far as they stand at the right of its bar. */
export interface Actions {
  canPrint?: boolean | undefined;
  add?: AddAction | undefined;
  sort?: SortChoice | undefined;
  /** Further actions, which the screen draws itself. */
  actions?: ReactNode;
}

const print: BarEntry = {
  label: 'Afdrukken',
  Icon: IconPrinter,
  onChoose: () => window.print(),
};
const help: BarEntry = { label: 'Help', Icon: IconHelp, to: '/help' };

const PrintButton = () => (
  <BarButton label="Afdrukken" Icon={IconPrinter} onClick={() => window.print()} />
);

const sortIcon = <IconArrowsSort size={18} stroke={1.5} aria-hidden />;

/** At the right of the bar in the office: everything at once. */
function WideActions({ canPrint, add, sort, actions }: Actions) {
  const frame = use(FrameContext);
  return (
    <>
      {frame?.helpSearch}
      {frame?.connection}
      {canPrint && <PrintButton />}
      {sort && (
        <BarMenu
          sections={[sortSection(sort)]}
          button={(opener) => (
            <Button variant="default" leftSection={sortIcon} {...opener}>
              Sorteren
            </Button>
          )}
        />
      )}
      {actions}
      {add && <AddButton add={add} />}
    </>
  );
}

function More({ sort, entries }: { sort: SortChoice | undefined; entries: BarEntry[] }) {
  return (
    <BarMenu
      sections={[...(sort ? [sortSection(sort)] : []), ...(entries.length ? [{ entries }] : [])]}
      button={(opener) => <BarButton label="Meer" Icon={IconDotsVertical} {...opener} />}
    />
  );
}

/** On a phone at most two: the primary action, and the rest in a menu where that is more than one. */
function NarrowActions({ canPrint, add, sort, actions }: Actions) {
  const frame = use(FrameContext);
  const isHelp = useLocation({ select: ({ pathname }) => /^\/help(\/|$)/.test(pathname) });
  const hasHelp = frame !== null && !isHelp;
  const quiet = [sort, canPrint, hasHelp].filter(Boolean).length;
  const room = add || actions ? 1 : 2;
  return (
    <>
      {frame?.connection}
      {actions}
      {add && <AddButton add={add} />}
      {quiet > room && (
        <More sort={sort} entries={[...(canPrint ? [print] : []), ...(hasHelp ? [help] : [])]} />
      )}
      {quiet <= room && sort && (
        <BarMenu
          sections={[sortSection(sort)]}
          button={(opener) => <BarButton label="Sorteren" Icon={IconArrowsSort} {...opener} />}
        />
      )}
      {quiet <= room && canPrint && <PrintButton />}
      {quiet <= room && hasHelp && <BarLink label="Help" Icon={IconHelp} to="/help" />}
    </>
  );
}

export function BarActions(actions: Actions) {
  return useIsPhone() ? <NarrowActions {...actions} /> : <WideActions {...actions} />;
}
