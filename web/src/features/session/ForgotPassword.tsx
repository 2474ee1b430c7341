import { createLazyPart } from '../../ui/drawer/lazy-part.tsx';

export const loadForgotPassword = () => import('./ForgotPasswordDialog.tsx');
const ForgotPasswordDialog = createLazyPart(loadForgotPassword, { isEarly: false });

interface Props {
  opened: boolean;
  onClose: () => void;
}

/** The dialog 'Wachtwoord vergeten'; its code comes when it is first asked for. */
export function ForgotPassword({ opened, onClose }: Props) {
  return opened && <ForgotPasswordDialog onClose={onClose} />;
}
