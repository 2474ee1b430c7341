import path from 'node:path';
import { expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const root = path.resolve(import.meta.dirname, '../..');

function errorsOf(env: NodeJS.ProcessEnv): string {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return '';
}

test('an empty environment gives the defaults', () => {
  expect(readConfig({})).toEqual({
    port: 3000,
    host: '127.0.0.1',
    dataDir: process.getuid?.() === 0 ? '/var/lib/ploegplan' : path.join(root, 'data'),
    databaseUrl: null,
    poolerUrl: null,
    publicUrl: null,
    storageUrl: null,
    smtpUrl: null,
    mailFrom: 'ploegplan@localhost',
    geocoderUrl: null,
    tilesUrl: null,
    backups: null,
    backupRecipient: null,
    demo: 'auto',
    logLevel: 'info',
    trustProxy: false,
    metrics: null,
    otlpEndpoint: null,
    shutdownDelayMs: 0,
  });
});

const recipient = `age1${'q'.repeat(58)}`;

test('every setting is read', () => {
  const config = readConfig({
    PORT: '8080',
    HOST: '0.0.0.0',
    DATA_DIR: '/srv/ploegplan',
    DATABASE_URL: 'postgres://owner:secret@db.example.nl/ploegplan',
    DATABASE_POOLER_URL: 'postgres://pooler.example.nl:6432',
    PUBLIC_URL: 'https://planning.example.nl/',
    STORAGE_URL: 'file:///srv/files',
    SMTP_URL: 'smtps://mail.example.nl',
    MAIL_FROM: 'planning@bouwbedrijf.nl',
    GEOCODER_URL: 'https://nominatim.example.nl',
    TILES_URL: 'https://tiles.example.nl/{z}/{x}/{y}.png',
    BACKUP_DIR: '/srv/backups',
    BACKUP_URL: 's3://key:secret@s3.example.nl/backups/night?region=eu-west-1',
    BACKUP_RECIPIENT: recipient,
    BACKUP_AT: '23:05',
    BACKUP_KEEP: '30',
    DEMO: 'off',
    LOG_LEVEL: 'debug',
    TRUST_PROXY: 'true',
    METRICS_PORT: '9464',
    METRICS_HOST: '0.0.0.0',
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector.example.nl:4318',
    SHUTDOWN_DELAY: '10',
  });
  expect(config).toEqual({
    port: 8080,
    host: '0.0.0.0',
    dataDir: path.resolve('/srv/ploegplan'),
    databaseUrl: 'postgres://owner:secret@db.example.nl/ploegplan',
    poolerUrl: 'postgres://pooler.example.nl:6432',
    publicUrl: 'https://planning.example.nl',
    storageUrl: 'file:///srv/files',
    smtpUrl: 'smtps://mail.example.nl',
    mailFrom: 'planning@bouwbedrijf.nl',
    geocoderUrl: 'https://nominatim.example.nl',
    tilesUrl: 'https://tiles.example.nl/{z}/{x}/{y}.png',
    backups: {
      places: [
        { kind: 'folder', folder: path.resolve('/srv/backups') },
        {
          kind: 'bucket',
          bucket: {
            endpoint: 'https://s3.example.nl',
            region: 'eu-west-1',
            bucket: 'backups',
            prefix: 'night',
            credentials: { accessKeyId: 'key', secretAccessKey: 'secret' },
          },
          recipient,
        },
      ],
      at: '23:05',
      keep: 30,
    },
    backupRecipient: recipient,
    demo: 'off',
    logLevel: 'debug',
    trustProxy: true,
    metrics: { host: '0.0.0.0', port: 9464 },
    otlpEndpoint: 'http://collector.example.nl:4318',
    shutdownDelayMs: 10_000,
  });
});

test('an empty setting counts as not set', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: ' ' })).toEqual(readConfig({}));
});

test('the default sender of mails is derived from the host of the public URL', () => {
  const { mailFrom } = readConfig({ PUBLIC_URL: 'https://planning.example.nl:8443' });
  expect(mailFrom).toBe('ploegplan@planning.example.nl');
});

test.each(['planning', 'a@b.nl, c@d.nl', 'a@b.nl\nBcc: c@d.nl', '"a b"@c.nl'])(
  'rejects mail address %j',
  (MAIL_FROM) => {
    expect(errorsOf({ MAIL_FROM })).toContain('MAIL_FROM must be');
  },
);

test('a relative data folder is resolved from the root of the repository', () => {
  expect(readConfig({ DATA_DIR: 'elsewhere' }).dataDir).toBe(path.join(root, 'elsewhere'));
});

test('accepts trusted proxies by address, network or name', () => {
  const config = readConfig({ TRUST_PROXY: '127.0.0.1, 10.0.0.0/8,::1,loopback' });
  expect(config.trustProxy).toEqual(['127.0.0.1', '10.0.0.0/8', '::1', 'loopback']);
});

test('a pooler needs the address of the database itself too', () => {
  expect(errorsOf({ DATABASE_POOLER_URL: 'postgres://localhost:6432' })).toBe(
    'Invalid settings:\n  DATABASE_POOLER_URL needs DATABASE_URL, the address of PostgreSQL itself.',
  );
});

test('lists all errors in one message', () => {
  const message = errorsOf({
    PORT: '70000',
    HOST: 'a host',
    DATABASE_URL: 'mysql://localhost/x',
    PUBLIC_URL: 'planning.example.nl',
    SMTP_URL: 'mail.example.nl',
    MAIL_FROM: 'Ploegplan <planning@example.nl>',
    GEOCODER_URL: 'ftp://example.nl',
    TILES_URL: 'https://tiles.example.nl',
    DEMO: 'yes',
    LOG_LEVEL: 'loud',
    TRUST_PROXY: 'yes',
    METRICS_PORT: 'ja',
    METRICS_HOST: 'a host',
    OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318',
    SHUTDOWN_DELAY: '61',
  });
  expect(message.split('\n')).toEqual([
    'Invalid settings:',
    '  PORT must be a port number from 0 to 65535.',
    '  HOST must be an IP address or a host name.',
    '  DATABASE_URL must be an address like postgres://owner:password@localhost:5432/ploegplan.',
    '  PUBLIC_URL must be an address like https://planning.example.nl.',
    '  SMTP_URL must be an address like smtp://user:password@mail.example.nl:587.',
    '  MAIL_FROM must be a mail address like planning@example.nl.',
    '  GEOCODER_URL must be an address like https://nominatim.example.nl.',
    '  TILES_URL must be an address with {z}, {x} and {y}, like https://tiles.example.nl/{z}/{x}/{y}.png.',
    '  DEMO must be auto or off.',
    '  LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent.',
    '  TRUST_PROXY must be true, false, or the addresses of the proxies (such as 10.0.0.0/8,::1).',
    '  METRICS_PORT must be a port number from 0 to 65535.',
    '  METRICS_HOST must be an IP address or a host name.',
    '  OTEL_EXPORTER_OTLP_ENDPOINT must be an address like http://localhost:4318.',
    '  SHUTDOWN_DELAY must be a number of seconds from 0 to 60.',
  ]);
});

test.each(['3000.5', '-1', '65536', 'http', '1e3'])('rejects port %s', (PORT) => {
  expect(errorsOf({ PORT })).toContain('PORT must be');
});

test.each([
  's3://bucket/files',
  's3://key:secret@s3.example.nl',
  's3://key:secret@s3.example.nl/Bucket?acl=public',
  's3://key@s3.example.nl/bucket',
  's3://key:secret@s3.example.nl/bucket?tls=no',
  '/srv/files',
  'file://',
  'file://server/share',
])('rejects storage at %s, and names the accepted values', (STORAGE_URL) => {
  expect(errorsOf({ STORAGE_URL })).toContain(
    'STORAGE_URL must be unset (files go to DATA_DIR/files), a folder on the local disk such as file:///srv/ploegplan, or a bucket such as s3://key:secret@s3.example.nl/bucket?region=eu-west-1',
  );
});

test('rejects a public URL with a path', () => {
  expect(errorsOf({ PUBLIC_URL: 'https://example.nl/app' })).toContain(
    'PUBLIC_URL must not have a path',
  );
});

test.each(['1', '10.0.0.0/33', '10.0.0.0/8/8', '10.0.0', 'proxy.example.nl'])(
  'rejects proxy %s',
  (TRUST_PROXY) => {
    expect(errorsOf({ TRUST_PROXY })).toContain('TRUST_PROXY must be');
  },
);

test('does not repeat a secret of an invalid setting', () => {
  expect(errorsOf({ DATABASE_URL: 'mysql://owner:hunter2@localhost/x' })).not.toContain('hunter2');
});

test.each([
  'https://{s}.tiles.example.nl/{z}/{x}/{y}.png',
  'https://*.example.nl/{z}/{x}/{y}.png',
  "https://a.nl;script-src/{z}/{x}/{y}'",
  'https://key@tiles.example.nl/{z}/{x}/{y}.png',
  'ftp://tiles.example.nl/{z}/{x}/{y}.png',
  '/tiles/{z}/{x}/{y}.png',
  'https://tiles.example.nl/{z}/{x}.png',
])('rejects tiles at %s', (TILES_URL) => {
  expect(errorsOf({ TILES_URL })).toContain('TILES_URL must be');
});

test('nightly backups are made at 02:30 and fourteen are kept, in a folder from the root of the checkout', () => {
  const folder = path.join(root, 'backups');
  expect(readConfig({ BACKUP_DIR: 'backups' }).backups).toEqual({
    places: [{ kind: 'folder', folder }],
    at: '02:30',
    keep: 14,
  });
});

test('a backup leaves the machine only encrypted', () => {
  const BACKUP_URL = 's3://key:secret@s3.example.nl/backups';
  expect(errorsOf({ BACKUP_URL })).toContain('BACKUP_URL needs BACKUP_RECIPIENT');
  const { backups } = readConfig({ BACKUP_URL, BACKUP_RECIPIENT: recipient });
  expect(backups?.places).toMatchObject([{ kind: 'bucket', recipient }]);
});

test.each([
  ['BACKUP_URL', 'file:///srv/backups'],
  ['BACKUP_RECIPIENT', 'AGE-SECRET-KEY-1'],
  ['BACKUP_AT', '24:00'],
  ['BACKUP_AT', '2:30'],
  ['BACKUP_KEEP', '0'],
  ['BACKUP_KEEP', '1.5'],
])('rejects %s %s', (name, value) => {
  expect(errorsOf({ [name]: value })).toContain(`${name} must be`);
});
