import { Button } from '@mantine/core';
import { publicSlips } from '@ploegplan/contract/slips/endpoints';
import type { PublicSlip } from '@ploegplan/contract/slips/public.schemas';
import { kindNames } from '@ploegplan/contract/slips/texts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, getUrl } from '../../lib/api/call.ts';
import { ApiError } from '../../lib/api/errors.ts';
import { explainError } from '../../lib/api/messages.ts';
import { Logo } from '../../ui/page/Logo.tsx';
import { Loaded } from '../../ui/states/Loaded.tsx';
import { SignForm, type SlipAnswer } from './SignForm.tsx';
import { SlipPaperView } from './SlipPaperView.tsx';
import { describeDevice } from './signing.ts';
import classes from './slips.module.css';

/** The page of a mailed link: the version that it is about, to sign, refuse or confirm. */
export function PublicSlipScreen({ token }: { token: string }) {
  const queryKey = ['public-slip', token];
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(publicSlips.show, { query: { token }, signal }),
    retry: false,
  });
  const isGone = query.error instanceof ApiError && query.error.code === 'not-found';
  return (
    <main className={`${classes.page} p-4`}>
      <title>Bon · Ploegplan</title>
      {isGone ? (
        <>
          <h1>Deze link werkt niet</h1>
          <p>Hij is verlopen, vervangen of niet volledig overgenomen. Vraag een nieuwe link.</p>
        </>
      ) : (
        <Loaded query={query}>{(slip) => <Shown token={token} slip={slip} />}</Loaded>
      )}
    </main>
  );
}

function Shown({ token, slip }: { token: string; slip: PublicSlip }) {
  const { tenant, paper, purpose, signature, sha256, email, name } = slip;
  const cache = useQueryClient();
  const answering = useMutation({
    mutationFn: (send: () => Promise<PublicSlip>) => send(),
    onSuccess: (answer) => cache.setQueryData(['public-slip', token], answer),
  });
  const sign = ({ outcome, ...answer }: SlipAnswer) => {
    if (outcome === 'absent') return;
    const body = { ...answer, outcome, device: describeDevice() };
    answering.mutate(() => call(publicSlips.sign, { query: { token }, body }));
  };
  const isOpen = purpose === 'sign' && signature?.outcome !== 'signed';
  return (
    <div className="grid gap-6">
      <Logo src={tenant.logo} alt={tenant.name} height={48} />
      <h1>
        {kindNames[paper.kind]} {paper.number}
      </h1>
      <SlipPaperView
        paper={paper}
        sha256={sha256}
        signatures={signature ? [signature] : []}
        getPhotoUrl={(id) => getUrl(publicSlips.photo, { params: { id }, query: { token } })}
      />
      {answering.error && (
        <p className="text-error" role="alert">
          {explainError(answering.error)}
        </p>
      )}
      {isOpen && (
        <SignForm
          orderedBy={{ ...paper.orderedBy, name }}
          outcomes={['signed', 'refused']}
          fixedEmail={email}
          isSending={answering.isPending}
          onAnswer={sign}
        />
      )}
      {purpose === 'confirm' &&
        (signature?.confirmedAt ? (
          <p role="status">Bevestigd. Bedankt.</p>
        ) : (
          <Button
            size="lg"
            loading={answering.isPending}
            onClick={() => answering.mutate(() => call(publicSlips.confirm, { query: { token } }))}
          >
            Bevestigen dat ik dit heb getekend
          </Button>
        ))}
      <a href={getUrl(publicSlips.pdf, { query: { token } })}>Opslaan als PDF</a>
    </div>
  );
}
