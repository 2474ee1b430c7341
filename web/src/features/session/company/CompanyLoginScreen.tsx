import { Button } from '@mantine/core';
import { companyLogin } from '@ploegplan/contract/company-login/endpoints';
import { companyLoginFaults } from '@ploegplan/contract/company-login/faults';
import { Link } from '@tanstack/react-router';
import { call } from '../../../lib/api/call.ts';
import { ApiError } from '../../../lib/api/errors.ts';
import { recall } from '../../../lib/remembered/remembered.ts';
import { companyLoginProof } from '../../../lib/session/remembered.ts';
import { Exchange } from '../links/Exchange.tsx';
import { TenantCard } from '../TenantCard.tsx';
import { explainCompanyLogin } from './company-login.ts';

/** Signs in with the answer of the provider of the company, to which it led back. */
export function CompanyLoginScreen({ answer }: { answer: string | undefined }) {
  const proof = recall(companyLoginProof);
  if (!answer || !proof) return <Refused text={companyLoginFaults.expired} />;
  return (
    <Exchange
      queryKey={['company-login', answer]}
      redeem={() => call(companyLogin.finish, { body: { answer, proof } })}
      renderRefusal={(error) =>
        error instanceof ApiError && error.code === 'company-login-refused' ? (
          <Refused text={explainCompanyLogin(error)} />
        ) : null
      }
    />
  );
}

const Refused = ({ text }: { text: string }) => (
  <TenantCard title="Inloggen mislukt">
    <div className="flex flex-col gap-4 w-full" role="alert">
      <h1 className="text-xl leading-snug">Inloggen mislukt</h1>
      <p className="text-quiet">{text}</p>
      <Button component={Link} to="/inloggen" fullWidth>
        Naar inloggen
      </Button>
    </div>
  </TenantCard>
);
