import { type ReactNode, use } from 'react';
import { type Back, BackButton } from '../bar/BackButton.tsx';
import { type Actions, BarActions } from '../bar/BarActions.tsx';
import { FrameContext } from './frame.ts';
import { PlainScreen } from './PlainScreen.tsx';
import { usePrintable } from './printing.ts';

interface Props extends Actions {
  title: string;
  /** The target of the back button. */
  back?: Back | undefined;
  /** Replaces the back button. */
  leading?: ReactNode;
  /** False: the screen is a form, which is left by its own button. */
  withMenu?: boolean;
  /** `fill`: the content gets the remaining height without margins, and scrolls by itself. */
  layout?: 'page' | 'fill';
  children: ReactNode;
}

/** A screen: its top bar and its content. The interface flags of the specification are props of this component only. */
export function Screen(props: Props) {
  const { title, back, leading, withMenu = true, layout = 'page', children, ...actions } = props;
  const frame = use(FrameContext);
  usePrintable(actions.canPrint ?? false);
  return (
    <PlainScreen
      title={title}
      leading={
        <>
          {withMenu && frame?.menuButton}
          {leading ?? (back && <BackButton {...back} />)}
        </>
      }
      actions={<BarActions {...actions} />}
      layout={layout}
    >
      {children}
    </PlainScreen>
  );
}
