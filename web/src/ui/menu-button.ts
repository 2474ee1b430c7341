import { createContext, type ReactNode } from 'react';

/** The button that opens and closes the menu, for the bar of each screen; nothing where there is no menu. */
export const MenuButtonContext = createContext<ReactNode>(null);
