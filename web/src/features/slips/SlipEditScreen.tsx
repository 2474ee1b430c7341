import { translate } from '@ploegplan/contract/languages/translate';
import type { SlipDraft } from '@ploegplan/contract/slips/schemas';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import {
  createSlipPhotoWrite,
  createSlipWrite,
  slipChoicesQuery,
  useSlip,
} from '../../data/own/slips.ts';
import { useDeliverOne } from '../../data/own/useDeliverOne.ts';
import { explainError } from '../../lib/api/messages.ts';
import { notify } from '../../lib/notify.ts';
import { Screen } from '../../ui/page/Screen.tsx';
import { Loaded } from '../../ui/states/Loaded.tsx';
import type { NewPhoto } from './PhotoButtons.tsx';
import { SlipForm } from './SlipForm.tsx';

const createDraft = (projectId = ''): SlipDraft => ({
  kind: 'extra-work',
  projectId,
  version: 1,
  content: {
    what: '',
    orderedBy: { name: '', role: '', email: '' },
    price: null,
    lines: [],
    materials: [],
    photos: [],
  },
});

interface Props {
  id: string;
  isNew: boolean;
  /** The work of a new slip. */
  projectId: string | undefined;
}

/** The form of a slip. Each save is stored on the device before it is sent. */
export function SlipEditScreen({ id, isNew, projectId }: Props) {
  const { query, draft } = useSlip(id, { isNew });
  const choices = useQuery(slipChoicesQuery);
  const navigate = useNavigate();
  const deliver = useDeliverOne();
  const [isSaving, setSaving] = useState(false);
  // The form goes on from here, whatever is stored meanwhile.
  const [first, setFirst] = useState<SlipDraft | null>(null);
  const found = draft ?? (isNew ? createDraft(projectId) : null);
  if (first === null && found !== null) setFirst(found);

  const store = async (next: SlipDraft, photos: readonly NewPhoto[] = []): Promise<boolean> => {
    const title = choices.data?.projects.find((one) => one.id === next.projectId)?.title ?? '';
    const about = { id, title };
    try {
      await deliver(createSlipWrite(about, next), {
        saved: translate('Bon opgeslagen.'),
        field: 'projectId',
        also: photos.map(({ file, ...photo }) => createSlipPhotoWrite(about, photo, file)),
      });
      // Opened again, it is no new one, which would begin from nothing.
      if (isNew) void navigate({ to: '/slips/$id/edit', params: { id }, replace: true });
      return true;
    } catch (error) {
      notify.error(translate('Bon niet opgeslagen'), explainError(error));
      return false;
    }
  };
  const save = async (next: SlipDraft, then: 'show' | 'sign') => {
    setSaving(true);
    const isStored = await store(next);
    setSaving(false);
    if (!isStored) return;
    const to = then === 'sign' ? '/slips/$id/sign' : '/slips/$id';
    void navigate({ to, params: { id }, replace: true });
  };
  return (
    <Screen
      title={isNew ? translate('Nieuwe bon') : translate('Bon wijzigen')}
      back={{ to: '/slips', label: translate('Terug naar de bonnen') }}
    >
      <Loaded query={choices}>
        {(data) =>
          first ? (
            <SlipForm
              key={id}
              draft={first}
              choices={data}
              isSaving={isSaving}
              onPhotos={(next, photos) => void store(next, photos)}
              onSave={(next, then) => void save(next, then)}
            />
          ) : (
            <Loaded query={query}>{() => null}</Loaded>
          )
        }
      </Loaded>
    </Screen>
  );
}
