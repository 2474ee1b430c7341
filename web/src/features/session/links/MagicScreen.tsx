import { Button } from '@mantine/core';
import { session } from '@ploegplan/contract/session/endpoints';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { call } from '../../../lib/api/call.ts';
import { ApiError } from '../../../lib/api/errors.ts';
import { TenantCard } from '../TenantCard.tsx';
import { EmailForm } from './EmailForm.tsx';
import { Exchange } from './Exchange.tsx';
import { isToken } from './link-token.ts';

/** Offers ways on when a link no longer works: a new one by mail, or the password. */
function NewMagicLink() {
  const sending = useMutation({
    mutationFn: (email: string) => call(session.requestMagicLink, { body: { email } }),
  });
  return (
    <TenantCard title="Link verlopen">
      <div className="flex flex-col gap-4 w-full">
        <h1 className="text-xl leading-snug">Link verlopen</h1>
        <p className="text-quiet">Deze link is al gebruikt of verlopen.</p>
        {sending.isSuccess ? (
          <p role="status" className="px-4 py-3 border rounded-md bg-accent">
            Als dit adres bij ons bekend is, krijg je een mail met een nieuwe link.
          </p>
        ) : (
          <EmailForm
            hint="Het adres waarop je onze mail krijgt."
            error={sending.error}
            onSend={sending.mutate}
          >
            <Button type="submit" loading={sending.isPending}>
              Nieuwe link aanvragen
            </Button>
          </EmailForm>
        )}
        <Button component={Link} to="/inloggen" variant="subtle" fullWidth>
          Inloggen met wachtwoord
        </Button>
      </div>
    </TenantCard>
  );
}

/** Signs in with the token of a mailed link. The exchange is a POST, so a mail scanner that opens the link does not use it up. */
export function MagicScreen({ token }: { token: string | undefined }) {
  if (!isToken(token)) return <NewMagicLink />;
  return (
    <Exchange
      queryKey={['magic', token]}
      redeem={() => call(session.redeemMagicLink, { body: { token } })}
      renderRefusal={(error) =>
        error instanceof ApiError && error.code === 'link-spent' ? <NewMagicLink /> : null
      }
    />
  );
}
