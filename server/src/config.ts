import { isIP } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import {
  type BackupSettings,
  backupDefaults,
  backupFields,
  isEncryptedOutside,
  readBackupSettings,
} from './platform/backup/settings.ts';
import { isStorageUrl } from './platform/storage/storage-url.ts';

const repositoryRoot = fileURLToPath(new URL('../../', import.meta.url));

/** The settings are invalid; the message lists every error, one per line. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/** The settings from the environment, parsed once at boot. `null` means not set. */
export interface Config {
  port: number;
  host: string;
  /** Absolute path of the folder for the embedded database, uploaded files and the outbox. */
  dataDir: string;
  /** An external PostgreSQL; without it the embedded one is used. */
  databaseUrl: string | null;
  /** The host and port of a pooler in front of it, which pools by transaction. */
  poolerUrl: string | null;
  /** Base URL of the app for browsers, without a trailing slash. */
  publicUrl: string | null;
  /** A folder as file: URL, or a bucket as s3: URL; without it files are stored in `dataDir`. */
  storageUrl: string | null;
  /** Null writes mails to the outbox in `dataDir`. */
  smtpUrl: string | null;
  mailFrom: string;
  /** A Nominatim-compatible service; without it coordinates stay coordinates. */
  geocoderUrl: string | null;
  /** The pictures of the map, with {z}, {x} and {y}; without it the map is a plain grid. */
  tilesUrl: string | null;
  /** Null makes no nightly backups. */
  backups: BackupSettings | null;
  /** The public key of age for which backups are encrypted that leave the machine. */
  backupRecipient: string | null;
  demo: 'auto' | 'off';
  logLevel: (typeof logLevels)[number];
  metrics: { host: string; port: number } | null;
  /** An OpenTelemetry collector, which gets traces over OTLP/HTTP. */
  otlpEndpoint: string | null;
  /** Milliseconds in which the server still answers after SIGTERM, while it says that it is not ready. */
  shutdownDelayMs: number;
  /** The proxies whose X-Forwarded headers are trusted: none, all, or the listed addresses. */
  trustProxy: boolean | string[];
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
/** A single address: no display name, no list. */
const mailAddress = /^[^\s@<>"'(),:;\\]+@[\w.-]+$/;
const namedNetworks = ['loopback', 'linklocal', 'uniquelocal'];

/** A URL whose scheme is one of `schemes`. */
function address(schemes: string[], example: string) {
  const belongs = (value: string) => schemes.includes(new URL(value).protocol.slice(0, -1));
  return z
    .string()
    .refine((value) => URL.canParse(value) && belongs(value), `must be an address like ${example}`)
    .nullable();
}

function isNetwork(value: string): boolean {
  const [ip = '', bits, ...rest] = value.split('/');
  const version = isIP(ip);
  if (version === 0 || rest.length > 0) return namedNetworks.includes(value);
  return bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

function isBare(value: string): boolean {
  const { pathname, search, hash } = new URL(value);
  return pathname === '/' && search === '' && hash === '';
}

const getHost = (publicUrl: string | null) =>
  publicUrl === null ? 'localhost' : new URL(publicUrl).hostname;

const trustProxy = z
  .string()
  .transform((value) => {
    if (value === 'true' || value === 'false') return value === 'true';
    return value.split(',').map((part) => part.trim());
  })
  .refine(
    (value) => typeof value === 'boolean' || value.every(isNetwork),
    'must be true, false, or the addresses of the proxies (such as 10.0.0.0/8,::1)',
  );

/** The host of the tiles is part of the content security policy, so it is one host and not a pattern. */
function isTilesUrl(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname, username } = new URL(value);
  const isWhole = ['{z}', '{x}', '{y}'].every((part) => value.includes(part));
  return isWhole && /^https?:$/.test(protocol) && /^[\w.:[\]-]+$/.test(hostname) && username === '';
}

const storageUrl = z
  .string()
  .refine(
    isStorageUrl,
    'must be unset (files go to DATA_DIR/files), a folder on the local disk such as file:///srv/ploegplan, or a bucket such as s3://key:secret@s3.example.nl/bucket?region=eu-west-1',
  )
  .nullable();

const tilesUrl = z
  .string()
  .refine(
    isTilesUrl,
    'must be an address with {z}, {x} and {y}, like https://tiles.example.nl/{z}/{x}/{y}.png',
  )
  .nullable();

const port = z
  .string()
  .regex(/^\d{1,5}$/, 'must be a port number from 0 to 65535')
  .transform(Number)
  .refine((number) => number <= 65_535, 'must be a port number from 0 to 65535');

const host = z.string().regex(/^[\w.:-]+$/, 'must be an IP address or a host name');

const fields = z.object({
  PORT: port,
  HOST: host,
  DATA_DIR: z.string(),
  DATABASE_URL: address(
    ['postgres', 'postgresql'],
    'postgres://owner:password@localhost:5432/ploegplan',
  ),
  DATABASE_POOLER_URL: address(['postgres', 'postgresql'], 'postgres://localhost:6432'),
  PUBLIC_URL: address(['http', 'https'], 'https://planning.example.nl')
    .refine(
      (value) => value === null || !URL.canParse(value) || isBare(value),
      'must not have a path',
    )
    .transform((value) => value && new URL(value).origin),
  STORAGE_URL: storageUrl,
  SMTP_URL: address(['smtp', 'smtps'], 'smtp://user:password@mail.example.nl:587'),
  MAIL_FROM: z
    .string()
    .regex(mailAddress, 'must be a mail address like planning@example.nl')
    .nullable(),
  GEOCODER_URL: address(['http', 'https'], 'https://nominatim.example.nl'),
  TILES_URL: tilesUrl,
  ...backupFields,
  DEMO: z.enum(['auto', 'off'], 'must be auto or off'),
  LOG_LEVEL: z.enum(logLevels, `must be one of ${logLevels.join(', ')}`),
  TRUST_PROXY: trustProxy,
  METRICS_PORT: port.nullable(),
  METRICS_HOST: host,
  OTEL_EXPORTER_OTLP_ENDPOINT: address(['http', 'https'], 'http://localhost:4318'),
  SHUTDOWN_DELAY: z
    .string()
    .regex(/^(\d|[1-5]\d|60)$/, 'must be a number of seconds from 0 to 60')
    .transform(Number),
});

const schema = fields
  .refine(isEncryptedOutside, {
    path: ['BACKUP_URL'],
    message: 'needs BACKUP_RECIPIENT, because nothing leaves the machine unencrypted',
  })
  .refine((given) => given.DATABASE_POOLER_URL === null || given.DATABASE_URL !== null, {
    path: ['DATABASE_POOLER_URL'],
    message: 'needs DATABASE_URL, the address of PostgreSQL itself',
  });

const defaults: Record<keyof z.input<typeof fields>, string | null> = {
  PORT: '3000',
  HOST: '127.0.0.1',
  DATA_DIR: process.getuid?.() === 0 ? '/var/lib/ploegplan' : 'data',
  DATABASE_URL: null,
  DATABASE_POOLER_URL: null,
  PUBLIC_URL: null,
  STORAGE_URL: null,
  SMTP_URL: null,
  MAIL_FROM: null,
  GEOCODER_URL: null,
  TILES_URL: null,
  ...backupDefaults,
  DEMO: 'auto',
  LOG_LEVEL: 'info',
  TRUST_PROXY: 'false',
  METRICS_PORT: null,
  METRICS_HOST: '127.0.0.1',
  OTEL_EXPORTER_OTLP_ENDPOINT: null,
  SHUTDOWN_DELAY: '0',
};

export const settingNames: readonly string[] = Object.keys(defaults);

/** Reads the settings; an empty value counts as not set. Throws one `ConfigError` that lists every error. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const given = Object.entries(defaults).map(([name, value]) => [name, env[name]?.trim() || value]);
  const { success, data, error } = schema.safeParse(Object.fromEntries(given));
  if (!success) {
    const messages = error.issues.map(
      ({ path: [name = ''], message }) => `${String(name)} ${message}`,
    );
    throw new ConfigError(`Invalid settings:\n${messages.map((it) => `  ${it}.`).join('\n')}`);
  }
  return {
    port: data.PORT,
    host: data.HOST,
    dataDir: path.resolve(repositoryRoot, data.DATA_DIR),
    databaseUrl: data.DATABASE_URL,
    poolerUrl: data.DATABASE_POOLER_URL,
    publicUrl: data.PUBLIC_URL,
    storageUrl: data.STORAGE_URL,
    smtpUrl: data.SMTP_URL,
    mailFrom: data.MAIL_FROM ?? `ploegplan@${getHost(data.PUBLIC_URL)}`,
    geocoderUrl: data.GEOCODER_URL,
    tilesUrl: data.TILES_URL,
    backups: readBackupSettings(data, repositoryRoot),
    backupRecipient: data.BACKUP_RECIPIENT,
    demo: data.DEMO,
    logLevel: data.LOG_LEVEL,
    trustProxy: data.TRUST_PROXY,
    metrics:
      data.METRICS_PORT === null ? null : { host: data.METRICS_HOST, port: data.METRICS_PORT },
    otlpEndpoint: data.OTEL_EXPORTER_OTLP_ENDPOINT,
    shutdownDelayMs: data.SHUTDOWN_DELAY * 1000,
  };
}
