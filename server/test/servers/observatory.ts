import type { LightMyRequestResponse } from 'fastify';

const SIX_MONTHS_SECONDS = 15_768_000;

const directivesOf = (policy: string) =>
  new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources] as const;
    }),
  );

function policyPoints(policy: string): number {
  const directives = directivesOf(policy);
  const sources = (name: string) => directives.get(name) ?? directives.get('default-src') ?? ['*'];
  const isOwn = (source: string) => source === "'self'" || source === "'none'";
  if (![...sources('script-src'), ...sources('object-src')].every(isOwn)) return -20;
  if ([...directives.values()].flat().some((source) => source.startsWith('http:'))) return -20;
  if (!sources('style-src').every(isOwn)) return 0;
  const isClosed = directives.get('default-src')?.join() === "'none'";
  return isClosed && (directives.get('form-action') ?? []).every(isOwn) ? 10 : 5;
}

function cookiePoints(cookies: LightMyRequestResponse['cookies']): number {
  if (cookies.length === 0) return 0;
  if (!cookies.every(({ secure }) => secure)) return -20;
  const sessions = cookies.filter(({ name }) => /sess/i.test(name));
  if (!sessions.every(({ httpOnly }) => httpOnly)) return -30;
  return cookies.every(({ sameSite }) => /^(lax|strict)$/i.test(sameSite ?? '')) ? 5 : 0;
}

const isPrivate = /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/;

/** What the HTTP Observatory of MDN gives an answer that came over https, by the rules in docs/security-headers.md. */
export function observatoryScore({ headers, cookies }: LightMyRequestResponse): number {
  const header = (name: string) => String(headers[name] ?? '');
  const policy = header('content-security-policy');
  const age = Number(/max-age=(\d+)/.exec(header('strict-transport-security'))?.[1] ?? 0);
  const points = [
    policy === '' ? -25 : policyPoints(policy),
    cookiePoints(cookies),
    header('access-control-allow-origin') === '' ? 0 : -50,
    isPrivate.test(header('referrer-policy')) ? 5 : 0,
    age >= SIX_MONTHS_SECONDS ? 0 : -20,
    header('x-content-type-options') === 'nosniff' ? 0 : -5,
    directivesOf(policy).has('frame-ancestors') ? 5 : 0,
    header('cross-origin-resource-policy') === 'same-origin' ? 10 : 0,
  ];
  const sum = (all: number[]) => all.reduce((total, value) => total + value, 0);
  const base = 100 + sum(points.filter((point) => point < 0));
  return base >= 90 ? base + sum(points.filter((point) => point > 0)) : Math.max(0, base);
}
