import '@mantine/dropzone/styles.layer.css';
import { ActionIcon, Input, Progress } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import { formatFileSize } from '@ploegplan/contract/values/sizes';
import { IconFileUpload, IconX } from '@tabler/icons-react';
import { useId } from 'react';
import { useUploadShare } from '../../data/records/documents.ts';
import { useIsPhone } from '../../ui/page/viewport.ts';
import classes from './documents.module.css';

interface Props {
  documentId: string;
  file: File | null;
  onChange: (file: File | null) => void;
  error: string | undefined;
  isFirst: boolean;
}

/** The file of a new document: dropped or picked, with its progress while it is sent. */
export function FileField({ documentId, file, onChange, error, isFirst }: Props) {
  const labelId = useId();
  const share = useUploadShare(documentId);
  const isPhone = useIsPhone();
  return (
    <Input.Wrapper
      label="Bestand"
      labelElement="div"
      labelProps={{ id: labelId }}
      withAsterisk
      error={error}
    >
      {file ? (
        <div className="flex gap-2 items-center p-2 border rounded">
          <div className="flex flex-1 flex-col gap-1 min-w-0">
            <span className="wrap-anywhere">{file.name}</span>
            <span className="text-quiet text-sm">{formatProgress(file, share)}</span>
            {share !== undefined && (
              <Progress value={share * 100} aria-label={`${file.name} uploaden`} />
            )}
          </div>
          {share === undefined && (
            <ActionIcon
              variant="subtle"
              color="gray"
              size={44}
              aria-label="Ander bestand kiezen"
              onClick={() => onChange(null)}
            >
              <IconX size={18} stroke={1.5} aria-hidden />
            </ActionIcon>
          )}
        </div>
      ) : (
        <Dropzone
          className={classes.drop ?? ''}
          multiple={false}
          onDrop={([picked]) => picked && onChange(picked)}
          onReject={([rejection]) => rejection && onChange(rejection.file)}
          enablePointerEvents
          aria-labelledby={labelId}
          aria-invalid={error !== undefined}
          {...(isFirst && { 'data-autofocus': true })}
          inputProps={{ 'aria-labelledby': labelId }}
        >
          <IconFileUpload size={24} stroke={1.5} aria-hidden />
          <span className={classes.wait}>
            {isPhone ? 'Kies een bestand' : 'Sleep een bestand hierheen of kies er een'}
          </span>
          <span className={classes.drag}>Laat los om dit bestand te kiezen</span>
          <span className="text-quiet text-sm">
            PDF, Office, tekening of afbeelding, tot 100 MB
          </span>
        </Dropzone>
      )}
    </Input.Wrapper>
  );
}

/** Formats how much of a file was uploaded. */
export function formatProgress({ size }: { size: number }, share: number | undefined): string {
  if (share === undefined) return formatFileSize(size);
  return share < 1
    ? `${formatFileSize(size)}, ${Math.round(share * 100)} %`
    : `${formatFileSize(size)}, wordt opgeslagen`;
}
