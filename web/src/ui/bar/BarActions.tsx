import { Button } from '@mantine/core';
import { translate } from '@ploegplan/contract/languages/translate';
import { type Icon, IconArrowsSort, IconDots, IconPrinter, IconShare } from '@tabler/icons-react';
import { type ReactNode, use } from 'react';
import { FrameContext } from '../page/frame.ts';
import { useIsPhone } from '../page/viewport.ts';
import { AddButton } from './AddButton.tsx';
import { type AddAction, type SortChoice, sortSection } from './actions.ts';
import { BarButton } from './BarButton.tsx';
import { BarMenu } from './BarMenu.tsx';
import classes from './bar.module.css';

export interface Secondary {
  label: string;
  Icon: Icon;
  /** True for an action in the menu 'Meer', also on a wide window, unless it would be alone there. */
  isRare?: true;
  onChoose: () => void;
}

/** The interface flags of a screen (specification, section 3) that show at the right of its top bar. */
export interface Actions {
  canPrint?: boolean | undefined;
  /** The words of the print button, when what is printed is not the screen as it is. */
  printLabel?: string | undefined;
  add?: AddAction | undefined;
  sort?: SortChoice | undefined;
  /** The button 'Planninglink'. */
  publicPlanning?: { onOpen: () => void } | undefined;
  /** Secondary actions of this screen only; on a phone in the menu 'Meer'. */
  more?: readonly Secondary[] | undefined;
  /** Further actions, rendered by the screen. */
  actions?: ReactNode;
}

const printAs = (label = translate('Afdrukken')): Secondary => ({
  label,
  Icon: IconPrinter,
  onChoose: () => window.print(),
});

const PrintButton = () => (
  <BarButton label={translate('Afdrukken')} Icon={IconPrinter} onClick={() => window.print()} />
);

const sortSign = { label: 'Sorteren', Icon: IconArrowsSort };
const moreSign = { label: translate('Meer'), Icon: IconDots };

const sortIcon = <IconArrowsSort size={18} stroke={1.5} aria-hidden />;

const listSecondary = ({ publicPlanning, more = [] }: Actions): readonly Secondary[] =>
  publicPlanning
    ? [{ label: 'Planninglink', Icon: IconShare, onChoose: publicPlanning.onOpen }, ...more]
    : more;

/** The actions on a wide window: all of them, those that are rare in a menu. */
function WideActions({ canPrint, printLabel, add, sort, actions, ...secondary }: Actions) {
  const frame = use(FrameContext);
  const hasPrintWord = canPrint && printLabel !== undefined;
  const own = listSecondary(secondary);
  const seldom = own.filter(({ isRare }) => isRare);
  const rare = seldom.length > 1 ? seldom : [];
  const words = [
    ...(hasPrintWord ? [printAs(printLabel)] : []),
    ...own.filter((candidate) => !rare.includes(candidate)),
  ];
  return (
    <>
      {frame?.helpSearch}
      <span className={classes.help}>{frame?.helpButton}</span>
      {frame?.connection}
      {canPrint && !hasPrintWord && <PrintButton />}
      {words.map(({ label, Icon, onChoose }) => (
        <Button
          key={label}
          className={classes.secondary ?? ''}
          variant="default"
          leftSection={<Icon size={18} stroke={1.5} aria-hidden />}
          title={label}
          onClick={onChoose}
        >
          <span className={classes.word}>{label}</span>
        </Button>
      ))}
      {sort && (
        <BarMenu
          sections={[sortSection(sort)]}
          button={(opener) => (
            <Button
              className={classes.secondary ?? ''}
              variant="default"
              leftSection={sortIcon}
              title="Sorteren"
              {...opener}
            >
              <span className={classes.word}>Sorteren</span>
            </Button>
          )}
        />
      )}
      {rare.length > 0 && (
        <BarMenu
          sections={[{ entries: rare }]}
          button={(opener) => <BarButton {...moreSign} {...opener} />}
        />
      )}
      {actions}
      {add && <AddButton add={add} />}
    </>
  );
}

/** The secondary actions on a phone: a single one as its icon, several in a menu. */
function Quiet({ canPrint, printLabel, sort, ...secondary }: Actions) {
  const own = listSecondary(secondary);
  const entries = [...(canPrint ? [printAs(printLabel)] : []), ...own];
  const sections = [
    ...(entries.length > 0 ? [{ entries }] : []),
    ...(sort ? [{ ...sortSection(sort), FoldedIcon: IconArrowsSort }] : []),
  ];
  const [first] = entries;
  if (!first && !sort) return null;
  if (first && entries.length === 1 && !sort) {
    return <BarButton label={first.label} Icon={first.Icon} onClick={first.onChoose} />;
  }
  const sign = entries.length === 0 ? sortSign : moreSign;
  return <BarMenu sections={sections} button={(opener) => <BarButton {...sign} {...opener} />} />;
}

/** The actions on a phone, at most three: the primary one, a menu with the others, and help. */
function NarrowActions({ add, actions, ...quiet }: Actions) {
  const frame = use(FrameContext);
  return (
    <>
      {frame?.connection}
      {actions}
      {add && <AddButton add={add} />}
      <Quiet {...quiet} />
      {frame?.helpButton}
    </>
  );
}

export function BarActions(actions: Actions) {
  return useIsPhone() ? <NarrowActions {...actions} /> : <WideActions {...actions} />;
}
