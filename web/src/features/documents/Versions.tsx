import { Anchor, Button, Progress } from '@mantine/core';
import { documentExtensions } from '@ploegplan/contract/documents/files';
import type { Document } from '@ploegplan/contract/documents/schemas';
import { formatFileSize } from '@ploegplan/contract/values/sizes';
import { IconFilePlus, IconRefresh } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import {
  addVersion,
  documentVersionsQuery,
  getDocumentFileUrl,
  useUploadShare,
} from '../../data/records/documents.ts';
import { ApiError } from '../../lib/api/errors.ts';
import { explainError } from '../../lib/api/messages.ts';
import { notify } from '../../lib/notify.ts';
import { DrawerPart } from '../../ui/drawer/DrawerPart.tsx';
import { ByWhom } from '../../ui/facts/ByWhom.tsx';
import { formatProgress } from './FileField.tsx';
import { findFileFault, formatRejection } from './file-faults.ts';

/** The files of a document, the newest first, and the way to add a newer one. */
export function Versions({ document }: { document: Document }) {
  const { id, deleted, file } = document;
  const { data: versions = [file] } = useQuery(documentVersionsQuery(id));
  return (
    <DrawerPart heading={versions.length > 1 ? `Versies (${versions.length})` : 'Bestand'}>
      <ul className="flex flex-col gap-2">
        {versions.map((version) => (
          <li key={version.id} className="flex gap-2 items-center p-2 border rounded">
            <div className="flex flex-1 flex-col gap-1 min-w-0">
              <Anchor
                className="items-center wrap-anywhere phone-flex phone-min-h-12"
                href={getDocumentFileUrl(id, version, { download: true })}
                download
              >
                {version.filename}
              </Anchor>
              <span className="text-quiet text-sm">
                Versie {version.number} · {formatFileSize(version.sizeBytes)} ·{' '}
                <ByWhom by={version.uploadedBy} at={version.uploadedAt} />
              </span>
            </div>
          </li>
        ))}
      </ul>
      {!deleted && <AddVersion id={id} />}
    </DrawerPart>
  );
}

function explainRejection(error: unknown): string {
  const codes = error instanceof ApiError ? [...error.fields.map(({ code }) => code)] : [];
  return codes.map(formatRejection).find(Boolean) ?? explainError(error);
}

function AddVersion({ id }: { id: string }) {
  const cache = useQueryClient();
  const share = useUploadShare(id);
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const send = async (picked: File) => {
    setFile(picked);
    const refusal = findFileFault(picked);
    setFault(refusal ?? null);
    if (refusal) return;
    try {
      await addVersion(cache, id, picked);
      notify.success('Nieuwe versie opgeslagen', picked.name);
      setFile(null);
    } catch (error) {
      setFault(explainRejection(error));
    }
  };
  const isRepeatable = fault !== null && file !== null && findFileFault(file) === undefined;
  return (
    <>
      {file && (
        <div className="flex gap-2 items-center p-2 border rounded">
          <div className="flex flex-1 flex-col gap-1 min-w-0">
            <span className="wrap-anywhere">{file.name}</span>
            {fault ? (
              <span role="alert" className="text-error text-sm">
                {fault}
              </span>
            ) : (
              <>
                <span className="text-quiet text-sm">{formatProgress(file, share ?? 0)}</span>
                <Progress value={(share ?? 0) * 100} aria-label={`${file.name} uploaden`} />
              </>
            )}
          </div>
          {isRepeatable && (
            <Button
              variant="default"
              leftSection={<IconRefresh size={18} stroke={1.5} aria-hidden />}
              onClick={() => void send(file)}
            >
              Opnieuw
            </Button>
          )}
        </div>
      )}
      <Button
        variant="default"
        justify="start"
        disabled={share !== undefined}
        leftSection={<IconFilePlus size={18} stroke={1.5} aria-hidden />}
        onClick={() => input.current?.click()}
      >
        Nieuwe versie uploaden
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="Nieuwe versie"
        accept={documentExtensions.join(',')}
        onChange={({ currentTarget }) => {
          const [picked] = currentTarget.files ?? [];
          if (picked) void send(picked);
          currentTarget.value = '';
        }}
      />
    </>
  );
}
