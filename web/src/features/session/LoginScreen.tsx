import { useTenant } from '../../lib/tenant.ts';
import { version } from '../../lib/version.ts';
import { Logo } from '../../ui/Logo.tsx';
import { LoginForm } from './LoginForm.tsx';
import classes from './LoginScreen.module.css';

export function LoginScreen() {
  const { logo, displayName } = useTenant();
  return (
    <div className={classes.page}>
      <title>Inloggen · Ploegplan</title>
      <main className={classes.card}>
        <Logo name={logo} alt={displayName} height={48} />
        <LoginForm />
      </main>
      <footer className={classes.footer}>Versienummer {version}</footer>
    </div>
  );
}
