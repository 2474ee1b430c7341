import type { ReactNode } from 'react';
import { useTenant } from '../../lib/session/tenant.ts';
import { CardPage } from '../../ui/page/CardPage.tsx';

interface Props {
  /** The title of the browser's tab. */
  title: string;
  children: ReactNode;
}

export function TenantCard({ title, children }: Props) {
  const { logo, displayName } = useTenant();
  return (
    <CardPage title={title} logo={{ src: logo, alt: displayName }}>
      {children}
    </CardPage>
  );
}
