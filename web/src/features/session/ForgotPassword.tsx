import { lazy, Suspense } from 'react';

export const loadForgotPassword = () => import('./ForgotPasswordDialog.tsx');
const ForgotPasswordDialog = lazy(loadForgotPassword);

interface Props {
  opened: boolean;
  onClose: () => void;
}

/** The dialog 'Wachtwoord vergeten'; its code comes when it is first asked for. */
export function ForgotPassword({ opened, onClose }: Props) {
  return <Suspense>{opened && <ForgotPasswordDialog onClose={onClose} />}</Suspense>;
}
