import { createContext, type ReactNode } from 'react';

/** The functions of the shell for the top bar of each screen. */
export interface Frame {
  /** Opens and closes the menu. */
  menuButton: ReactNode;
  /** The connection-lost icon; nothing while connected. */
  connection: ReactNode;
  /** The help search, for a wide window. */
  helpSearch: ReactNode;
  /** Leads to the help about the screen. */
  helpButton: ReactNode;
  /** The tenant's logo, for print. */
  logo: ReactNode;
}

/** Null outside the shell, such as on an error page. */
export const FrameContext = createContext<Frame | null>(null);
