import { Button } from '@mantine/core';
import { useFileDialog } from '@mantine/hooks';
import { translate } from '@ploegplan/contract/languages/translate';
import { IconCamera } from '@tabler/icons-react';
import { useState } from 'react';
import { selectAcceptable } from '../../../ui/images/acceptable.ts';
import tiles from '../../../ui/images/tiles.module.css';
import { Refusals } from './Refusals.tsx';
import type { Chosen } from './usePendingImages.ts';

interface CameraButtonProps {
  /** The number of images that wait already. */
  waiting: number;
  /** Resolves to why it cannot be sent, if so. */
  onAdd: (files: readonly File[]) => Promise<Pick<Chosen, 'refusals'>>;
}

/** A separate camera button, because the image picker omits the camera on many phones. A photo is added at once. */
export function CameraButton({ waiting, onAdd }: CameraButtonProps) {
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const camera = useFileDialog({
    multiple: false,
    accept: 'image/*',
    capture: 'environment',
    resetOnOpen: true,
    onChange: (files) => {
      const accepted = selectAcceptable([...(files ?? [])], waiting);
      setRefusals(accepted.refusals);
      if (accepted.files.length === 0) return;
      void onAdd(accepted.files).then((chosen) => setRefusals(chosen.refusals));
    },
  });
  return (
    <div className={`${tiles.coarseOnly} mt-2`}>
      <Button
        variant="default"
        mih={48}
        fullWidth
        leftSection={<IconCamera size={20} stroke={1.5} />}
        onClick={camera.open}
      >
        {translate('Foto maken')}
      </Button>
      <Refusals texts={refusals} />
    </div>
  );
}
