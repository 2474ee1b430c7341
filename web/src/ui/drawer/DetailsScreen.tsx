import type { ReactNode } from 'react';
import type { Back } from '../bar/BackButton.tsx';
import { Screen } from '../page/Screen.tsx';
import { RecordFailure } from '../states/RecordFailure.tsx';
import { FactsSkeleton } from '../states/skeletons.tsx';
import type { Action } from './DetailsDrawer.tsx';

interface Props {
  title: string;
  back: Back;
  /** The error when the details cannot be shown. */
  error: unknown;
  onRetry: () => void;
  /** The action that one comes for most, beside the title; on a phone at the thumb. */
  primary?: Action | undefined;
  /** The other actions. */
  more?: readonly Action[];
  /** The label for printing, when the print is not the page as it is. */
  printLabel?: string;
  /** True when the content has columns of its own, instead of one that is easy to read. */
  isWide?: boolean;
  /** The content while loading, in the shape of what comes. */
  skeleton?: ReactNode;
  /** The facts; undefined while loading. */
  children: ReactNode;
}

/** The frame of a details page: its title, the way back to its list, loading and errors. */
export function DetailsScreen({
  title,
  back,
  error,
  onRetry,
  primary,
  more = [],
  printLabel,
  isWide,
  skeleton = <FactsSkeleton />,
  children,
}: Props) {
  const isThere = Boolean(children);
  return (
    <Screen
      title={title}
      back={back}
      canPrint={isThere}
      printLabel={printLabel}
      more={more.map(({ onClick, ...action }) => ({ ...action, onChoose: onClick }))}
      {...(primary && {
        add: { onAdd: primary.onClick, label: primary.label, Icon: primary.Icon },
      })}
    >
      {!isThere && !error && skeleton}
      {!isThere && error !== null && <RecordFailure error={error} onRetry={onRetry} back={back} />}
      {isThere && (
        <div className={isWide ? undefined : 'flex flex-col gap-6 max-w-form'}>{children}</div>
      )}
    </Screen>
  );
}
