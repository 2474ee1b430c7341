import { Outlet } from '@tanstack/react-router';
import { useLayoutEffect } from 'react';
import { useTenant } from '../lib/tenant.ts';

/** Around all pages: the tenant's colour. */
export function Root() {
  const { accentColor } = useTenant();
  useLayoutEffect(() => {
    document.documentElement.style.setProperty('--tenant-accent', accentColor);
  }, [accentColor]);
  return <Outlet />;
}
