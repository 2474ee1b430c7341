import { ActionIcon, Button, Progress } from '@mantine/core';
import { formatFileSize } from '@ploegplan/contract/values/sizes';
import { IconPhotoOff, IconRefresh, IconX } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import tiles from '../../ui/images/tiles.module.css';
import classes from './images.module.css';
import { cancelUpload, retryUpload, type Upload, uploadRowId } from './upload-queue.ts';

/** The images that are on their way, each with its progress and a way to stop or repeat it. */
export function UploadList({ uploads }: { uploads: readonly Upload[] }) {
  const list = useRef<HTMLUListElement>(null);
  // Ids are in the order of time.
  const newest = uploads.at(-1)?.id ?? '';
  const seen = useRef(newest);
  // The list scrolls into view, because the button below a long gallery is far from it.
  useEffect(() => {
    if (newest <= seen.current) return;
    seen.current = newest;
    list.current?.scrollIntoView({ block: 'nearest' });
  }, [newest]);
  if (uploads.length === 0) return null;
  const refused = uploads.filter(({ state, canRetry }) => state === 'failed' && !canRetry);
  return (
    <>
      <ul ref={list} className="grid gap-2 mb-4" aria-label="Wordt geüpload">
        {uploads.map((upload) => (
          <UploadRow key={upload.id} upload={upload} />
        ))}
      </ul>
      {refused.length > 1 && (
        <Button
          style={{ margin: '-0.5rem 0 1rem -0.75rem', paddingInline: '0.75rem' }}
          variant="subtle"
          onClick={() => {
            for (const { id } of refused) cancelUpload(id);
          }}
        >
          Alle {refused.length} meldingen weghalen
        </Button>
      )}
    </>
  );
}

const icon = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

function UploadRow({ upload }: { upload: Upload }) {
  const { id, file, name, state, share, failure, canRetry } = upload;
  return (
    <li
      id={uploadRowId(id)}
      className={`flex items-center gap-3 p-2 border rounded phone-flex-wrap ${state === 'failed' ? 'border-error' : ''}`}
    >
      <Thumbnail file={file} />
      <div className="grid flex-1 gap-1" style={{ minWidth: '10rem' }}>
        <span className="truncate">{name}</span>
        {failure ? (
          <span role="alert" className="text-error text-sm">
            {failure}
          </span>
        ) : (
          <>
            <Progress value={share * 100} aria-label={`${name} uploaden`} />
            <span className="text-quiet text-sm tabular-nums">
              {formatProgress(upload, formatFileSize(file.size))}
            </span>
          </>
        )}
      </div>
      {state === 'failed' && canRetry && (
        <Button
          variant="default"
          leftSection={<IconRefresh {...icon} />}
          onClick={() => retryUpload(id)}
        >
          Opnieuw
        </Button>
      )}
      <ActionIcon
        variant="subtle"
        color="gray"
        size={48}
        aria-label={state === 'failed' ? `${name} weghalen` : `${name} niet uploaden`}
        onClick={() => cancelUpload(id)}
      >
        <IconX {...icon} />
      </ActionIcon>
    </li>
  );
}

/** A sign in the place of an image that the browser cannot show. */
function Thumbnail({ file }: { file: File }) {
  const url = useObjectUrl(file);
  const [isShown, setShown] = useState(true);
  return (
    <span className={classes.thumbnail}>
      {!isShown && <IconPhotoOff size={24} stroke={1.5} aria-label="Geen voorbeeld" />}
      {isShown && url && (
        <img className={tiles.picture} src={url} alt="" onError={() => setShown(false)} />
      )}
    </span>
  );
}

function formatProgress({ state, share }: Upload, size: string): string {
  if (state === 'waiting') return `${size}, wacht`;
  if (share === 0) return `${size}, wordt klaargemaakt`;
  return share < 1 ? `${size}, ${Math.round(share * 100)} %` : `${size}, wordt opgeslagen`;
}

/** The address of a file's content, as long as it is shown. */
function useObjectUrl(file: File): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}
