/** A bucket of an S3-compatible service. */
export interface S3Address {
  endpoint: string;
  region: string;
  bucket: string;
  /** Folder in the bucket; empty for none. */
  prefix: string;
  credentials: { accessKeyId: string; secretAccessKey: string };
}

const DEFAULT_REGION = 'us-east-1';
const bucketName = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const options = ['region', 'tls'];

/** Reads `s3://key:secret@host/bucket/folder?region=…&tls=off`; null for anything else. */
export function parseS3Address(storageUrl: string): S3Address | null {
  const url = URL.canParse(storageUrl) ? new URL(storageUrl) : null;
  if (url?.protocol !== 's3:') return null;
  const [bucket = '', ...folders] = decodePart(url.pathname).split('/').slice(1);
  const [key, secret] = [decodePart(url.username), decodePart(url.password)];
  const tls = url.searchParams.get('tls') ?? 'on';
  const isKnown = [...url.searchParams.keys()].every((name) => options.includes(name));
  if (!(url.host && key && secret && bucketName.test(bucket) && isKnown)) return null;
  if (tls !== 'on' && tls !== 'off') return null;
  return {
    endpoint: `${tls === 'off' ? 'http' : 'https'}://${url.host}`,
    region: url.searchParams.get('region') || DEFAULT_REGION,
    bucket,
    prefix: folders.filter(Boolean).join('/'),
    credentials: { accessKeyId: key, secretAccessKey: secret },
  };
}

export const isStorageUrl = (value: string): boolean =>
  (URL.canParse(value) && /^file:\/\/\/./.test(value)) || parseS3Address(value) !== null;

function decodePart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}
