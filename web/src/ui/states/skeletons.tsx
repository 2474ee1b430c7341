import { Skeleton, Stack } from '@mantine/core';
import { translate } from '@ploegplan/contract/languages/translate';
import { type ReactNode, useEffect, useState } from 'react';
import columns from '../page/PageColumns.module.css';
import classes from './skeletons.module.css';
import { useDelayed } from './useDelayed.ts';

interface Props {
  rows?: number;
  height?: number;
}

let shownSkeletons = 0;

/** Tells whether to show a skeleton: after 300 ms, or at once when it follows another one, so that the screen is not empty between them. */
export function useSkeleton(): boolean {
  const [follows] = useState(() => shownSkeletons > 0);
  const isLate = useDelayed(true);
  const isShown = follows || isLate;
  useEffect(() => countWhile(isShown), [isShown]);
  return isShown;
}

function countWhile(isShown: boolean) {
  if (!isShown) return;
  shownSkeletons += 1;
  return () => {
    shownSkeletons -= 1;
  };
}

const Rows = ({ rows = 6, height = 40 }: Props) => (
  <Stack gap="sm" role="status" aria-label={translate('Bezig met laden')}>
    {[...Array(rows).keys()].map((row) => (
      <Skeleton key={row} height={height} />
    ))}
  </Stack>
);

/** Skeleton rows of a list; nothing for the first 300 ms. */
export const ListSkeleton = (props: Props) => useSkeleton() && <Rows {...props} />;

/** Skeleton of the facts of a record: a label and a value each. */
export const FactsSkeleton = () =>
  useSkeleton() && (
    <Stack gap="md" role="status" aria-label={translate('Bezig met laden')}>
      {[14, 9, 12, 10].map((width) => (
        <div key={width} className={classes.fact}>
          <Skeleton height={14} width="6rem" />
          <Skeleton height={14} width={`${width}rem`} />
        </div>
      ))}
    </Stack>
  );

interface OutlineProps {
  rows: number;
  isFirst?: boolean;
}

/** The outline of a card, where its content comes. */
export const CardOutline = ({ rows, isFirst }: OutlineProps) => (
  <div className="border rounded-md bg-ground" data-first={isFirst}>
    {[...Array(rows + 1).keys()].map((row) => (
      <div key={row} className={classes.row}>
        <Skeleton
          height={row === 0 ? 16 : 12}
          width={row === 0 ? '9rem' : `${80 - 10 * (row % 3)}%`}
        />
      </div>
    ))}
  </div>
);

/** The outline of a card that is empty but for a button. */
export const EmptyCardOutline = () => (
  <div className="border rounded-md bg-ground">
    <div className={classes.row}>
      <Skeleton height={16} width="7rem" />
    </div>
    <div className="flex flex-col gap-2 px-4 pb-4">
      <div className={classes.line}>
        <Skeleton height={12} width="10rem" />
      </div>
      <Skeleton height="var(--control-height)" width="12rem" />
    </div>
  </div>
);

const ColumnsOutline = () => (
  <div className={columns.page} role="status" aria-label={translate('Bezig met laden')}>
    <div className={`${columns.main} flex flex-col gap-4 min-w-0`}>
      <CardOutline rows={8} />
      <CardOutline rows={10} />
    </div>
    <div className={columns.aside}>
      <CardOutline rows={5} isFirst />
      <CardOutline rows={4} />
    </div>
  </div>
);

/** Skeleton of a details page with columns: cards where its cards come. */
export const PageColumnsSkeleton = () => useSkeleton() && <ColumnsOutline />;

function ScreenOutline({ children }: { children: ReactNode }) {
  useEffect(() => countWhile(true), []);
  return (
    <>
      <div className={classes.bar} />
      <div className="p-6 phone-p-4">{children}</div>
    </>
  );
}

/** Skeleton of a screen, shown after the router's delay. */
export const ScreenSkeleton = () => (
  <ScreenOutline>
    <Rows />
  </ScreenOutline>
);

/** The same of a details page with columns. */
export const PageScreenSkeleton = () => (
  <ScreenOutline>
    <ColumnsOutline />
  </ScreenOutline>
);
