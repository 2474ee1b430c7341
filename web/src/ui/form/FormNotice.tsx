import type { ReactNode } from 'react';

/** What to know before saving, above the buttons of a drawer, so that it is in view while the fields are filled in. */
export const FormNotice = ({ children }: { children: ReactNode }) => (
  <div className="flex-none px-4 py-2 border-t bg-quiet tabular-nums empty-hidden">{children}</div>
);
