import { useState } from 'react';
import { ForgotPassword } from './ForgotPassword.tsx';
import { LoginForm } from './LoginForm.tsx';
import { TenantCard } from './TenantCard.tsx';

export function LoginScreen() {
  const [forgot, setForgot] = useState(false);
  return (
    <TenantCard title="Inloggen">
      <LoginForm onForgot={() => setForgot(true)} />
      <ForgotPassword opened={forgot} onClose={() => setForgot(false)} />
    </TenantCard>
  );
}
