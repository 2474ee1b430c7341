import { type ReactNode, use } from 'react';
import { type Back, BackButton } from './bar/BackButton.tsx';
import { type Actions, BarActions } from './bar/BarActions.tsx';
import { FrameContext } from './frame.ts';
import { PlainScreen } from './PlainScreen.tsx';

interface Props extends Actions {
  title: string;
  /** For a screen that one goes back from. */
  back?: Back | undefined;
  /** Comes in the place of the back button. */
  leading?: ReactNode;
  /** `fill` gives the content exactly the height that is left, without margins, to scroll by itself. */
  layout?: 'page' | 'fill';
  children: ReactNode;
}

/**
 * A screen: its bar with the title, and its content. What the bar shows (the specification's interface flags) is said here and
 * nowhere else.
 */
export function Screen(props: Props) {
  const { title, back, leading, layout = 'page', children, ...actions } = props;
  const frame = use(FrameContext);
  return (
    <PlainScreen
      title={title}
      leading={
        <>
          {frame?.menuButton}
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
