import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const deploy = path.resolve(import.meta.dirname, '../../../deploy');

/** Where a proxy is to run, and what for. */
export interface Site {
  /** For what it writes. */
  folder: string;
  /** The host of the company. */
  host: string;
  /** The port of the proxy, and of the app. */
  port: number;
  /** Where nginx sends from http to https. */
  plainPort: number;
  appPort: number;
}

/** nginx with `deploy/nginx.conf`: only ports, paths and the certificate are those of a test. */
async function startNginx({ folder, host, port, plainPort, appPort }: Site): Promise<ChildProcess> {
  const [certificate, key] = [path.join(folder, 'cert.pem'), path.join(folder, 'key.pem')];
  const subject = ['-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host}`];
  const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...subject];
  await run('openssl', [...request, '-keyout', key, '-out', certificate]);
  const site = (await readFile(path.join(deploy, 'nginx.conf'), 'utf8'))
    .replace('server 127.0.0.1:3000 ', `server 127.0.0.1:${appPort} `)
    .replace('listen 80;', `listen 127.0.0.1:${plainPort};`)
    .replace('listen [::]:80;', '')
    .replace('listen 443 ', `listen 127.0.0.1:${port} `)
    .replace(/listen \[::\]:443 .+;/, '')
    .replace(/ssl_certificate \S+;/, `ssl_certificate ${certificate};`)
    .replace(/ssl_certificate_key \S+;/, `ssl_certificate_key ${key};`)
    .replace(/error_log \/var\S+;/, 'error_log stderr;')
    .replace(/access_log \/var\S+ /, `access_log ${path.join(folder, 'access.log')} `);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${path.join(folder, kind)};`,
  );
  await writeFile(
    path.join(folder, 'nginx.conf'),
    `daemon off; pid ${path.join(folder, 'pid')}; error_log stderr; events {}
     http { ${temporary.join(' ')} ${site} }`,
  );
  return spawn('nginx', ['-e', 'stderr', '-c', path.join(folder, 'nginx.conf')]);
}

/** Caddy with `deploy/Caddyfile`, and certificates of its own authority instead of Let's Encrypt. */
async function startCaddy({ folder, host, port, appPort }: Site): Promise<ChildProcess> {
  const file = path.join(folder, 'Caddyfile');
  const site = await readFile(path.join(deploy, 'Caddyfile'), 'utf8');
  const testing = 'admin off\nlocal_certs\nskip_install_trust\nauto_https disable_redirects\n';
  await writeFile(file, site.replace('{\n', `{\n${testing}`));
  const env = {
    PATH: process.env.PATH,
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: folder,
    HOSTS: `https://${host}:${port}`,
    NODES: `127.0.0.1:${appPort}`,
  };
  return spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], { env });
}

export const proxies = { nginx: startNginx, caddy: startCaddy };
