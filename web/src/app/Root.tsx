import { Outlet, useRouteContext } from '@tanstack/react-router';
import { useLayoutEffect } from 'react';
import { useTenant } from '../lib/session/tenant.ts';
import { createLazyPart } from '../ui/drawer/lazy-part.tsx';

const PasswordGate = createLazyPart(() => import('../features/session/PasswordGate.tsx'), {
  isEarly: false,
});

const FactorStep = createLazyPart(() => import('./FactorStep.tsx'), { isEarly: false });

/** Wraps all pages: sets the tenant's colour, and shows a second step or a change of password in their place. */
export function Root() {
  const { accentColor } = useTenant();
  const { gate } = useRouteContext({ from: '__root__' });
  useLayoutEffect(() => {
    document.documentElement.style.setProperty('--tenant-accent', accentColor);
  }, [accentColor]);
  if (gate === null) return <Outlet />;
  return gate === 'password' ? <PasswordGate /> : <FactorStep />;
}
