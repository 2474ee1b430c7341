import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { explainError, outcomes } from '../../lib/api/messages.ts';
import { notify } from '../../lib/notify.ts';
import { useTenant } from '../../lib/session/tenant.ts';
import { ForgotPassword } from './ForgotPassword.tsx';
import { LoginForm } from './LoginForm.tsx';
import { TenantCard } from './TenantCard.tsx';

export function LoginScreen() {
  const [forgot, setForgot] = useState(false);
  return (
    <TenantCard title="Inloggen">
      <LoginForm onForgot={() => setForgot(true)} />
      <CompanyLoginButton />
      <ForgotPassword opened={forgot} onClose={() => setForgot(false)} />
    </TenantCard>
  );
}

/** Leads to the provider of the company, where it has one; the code comes when it is pressed. */
function CompanyLoginButton() {
  const { companyLogin } = useTenant();
  const starting = useMutation({
    mutationFn: async () => (await import('./company/company-login.ts')).startCompanyLogin(),
    onError: (error) => notify.error(outcomes.login.failure, explainError(error)),
  });
  return (
    companyLogin && (
      <Button
        variant="default"
        fullWidth
        loading={starting.isPending}
        onClick={() => starting.mutate()}
      >
        Inloggen met {companyLogin}
      </Button>
    )
  );
}
