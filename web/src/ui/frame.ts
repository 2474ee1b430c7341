import { createContext, type ReactNode } from 'react';

/** What the frame around the screens puts into the bar of each of them. */
export interface Frame {
  /** Opens and closes the menu. */
  menuButton: ReactNode;
  /** Says that the connection is lost; nothing while it is there. */
  connection: ReactNode;
  /** Searches the help; for a wide window. */
  helpSearch: ReactNode;
  /** Whose this is, for paper. */
  logo: ReactNode;
}

/** Nothing where there is no frame, such as around a fault of the whole page. */
export const FrameContext = createContext<Frame | null>(null);
