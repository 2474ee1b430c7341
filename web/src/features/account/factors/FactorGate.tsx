import '../../../ui/page/mantine-screens.ts';
import { Button } from '@mantine/core';
import type { FactorStep } from '@ploegplan/contract/endpoint';
import { translate } from '@ploegplan/contract/languages/translate';
import { useTenant } from '../../../lib/session/tenant.ts';
import { Logo } from '../../../ui/page/Logo.tsx';
import { AddFactor } from './AddFactor.tsx';
import { ConfirmForm } from './ConfirmForm.tsx';

interface Props {
  step: FactorStep;
  onDone: () => unknown;
  onLogout: () => unknown;
}

/** The page in place of every other until the second factor is shown, or set up. */
export function FactorGate({ step, onDone, onLogout }: Props) {
  const { displayName, logo } = useTenant();
  const leave = (
    <Button variant="default" onClick={() => void onLogout()}>
      {translate('Uitloggen')}
    </Button>
  );
  return (
    <main
      className="flex flex-col items-center bg-quiet"
      style={{ minHeight: '100dvh', padding: '6dvh 1rem 1rem', gap: '1.5rem' }}
    >
      <title>{`${translate('Tweede stap')} · Ploegplan`}</title>
      <Logo src={logo} alt={displayName} height={48} />
      <div
        className="flex flex-col gap-4 p-4 rounded border bg-raised w-full"
        style={{ maxWidth: '28rem' }}
      >
        <h1 className="text-xl leading-snug">{translate('Tweede stap')}</h1>
        {step === 'verify' ? (
          <ConfirmForm onConfirmed={onDone}>{leave}</ConfirmForm>
        ) : (
          <>
            <p>
              {translate(
                'Voor dit account is een tweede stap verplicht. Kies een passkey op dit apparaat, of een code uit een app op je telefoon.',
              )}
            </p>
            <AddFactor hasApp={false} onAdded={onDone} />
            <div className="flex">{leave}</div>
          </>
        )}
      </div>
    </main>
  );
}
