import type * as z from 'zod/mini';
import type { Scope, ScopeSubject } from './api-keys/scopes.ts';
import type { ProblemCode } from './problem-codes.ts';

/**
 * The people who may call an endpoint.
 * - `public`: anyone on a known host
 * - `session`: any signed-in user, whatever the type
 * - `member`: user type employee, admin or god; not the types that see only the help pages
 * - `employee`: a user linked to an employee (type employee, or an admin who is also an employee)
 * - `foreman`: an employee who may enter the day of the own crew, by a right that the office gives
 * - `foreman-or-admin`: a foreman, or user type admin or god
 * - `admin`: user type admin or god
 * - `god`: user type god
 */
export type Access =
  | 'public'
  | 'session'
  | 'member'
  | 'employee'
  | 'foreman'
  | 'foreman-or-admin'
  | 'admin'
  | 'god';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** What a session must do before anything else: show the account's second factor, or set one up. */
export const factorSteps = ['verify', 'set-up'] as const;
export type FactorStep = (typeof factorSteps)[number];

/** The encoding of the body. `either` means JSON, or multipart when it includes files. */
export type BodyKind = 'json' | 'multipart' | 'either';

type Schema = z.ZodMiniType;

/** A call of the API: the single source for the server's route, the browser's call and the OpenAPI document. */
export interface Endpoint {
  readonly method: Method;
  /** Path below the API base `/api`, with `:name` for parameters. */
  readonly path: string;
  readonly access: Access;
  readonly summary: string;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  /** Default `json`. For `multipart` and `either`, `body` describes the fields other than the files. */
  readonly bodyKind?: BodyKind;
  /** Maximum size of a JSON body in bytes, where that is less than `limits.jsonBytes`. */
  readonly bodyLimit?: number;
  /** Allowed for a user who must still choose a new password; all other calls are rejected until then. */
  readonly beforePasswordChange?: true;
  /** Allowed in these steps of a session that must show, or first set up, a second factor; all other calls are rejected then. */
  readonly duringFactorStep?: readonly FactorStep[];
  /** Rejected unless the user has shown a password or factor in this session within ten minutes. */
  readonly recentAuth?: true;
  /** The subject by which an API key may be let in; without it, no key is. */
  readonly scope?: ScopeSubject;
  /** The JSON response; absent for a response without content (204), with a file or with events. */
  readonly response?: Schema;
  /** The response is a file instead of JSON. */
  readonly binary?: true;
  /** The response is a stream of server-sent events, until either side closes it. */
  readonly stream?: true;
  /** The answer holds a secret, so the server does not keep it for a repeat of the call. */
  readonly answersSecret?: true;
  /** Problem codes of this call, besides those that every call can return. */
  readonly errors?: readonly ProblemCode[];
}

/** Keeps the literal types of an endpoint, so that server and browser infer from it. */
export function endpoint<M extends Method, const Rest extends Omit<Endpoint, 'method' | 'path'>>(
  method: M,
  path: string,
  rest: Rest,
) {
  return { method, path, ...rest };
}

/** The scope that a key needs; undefined for a call that no key may make. */
export const getScope = ({ scope, method }: Endpoint): Scope | undefined =>
  scope && `${scope}:${method === 'GET' ? 'read' : 'write'}`;

/** What a person must show a factor for is for people alone, and a key is no employee, visitor or god. */
const isOpenToKeys = ({ access, recentAuth }: Endpoint) =>
  !recentAuth && (access === 'admin' || access === 'foreman-or-admin');

/** Opens the calls of the office among these to keys with this scope; one that states another scope keeps that. */
export function withScope<G extends Record<string, Endpoint>>(scope: ScopeSubject, calls: G): G {
  const entries = Object.entries(calls).map(([name, it]) => [
    name,
    isOpenToKeys(it) ? { scope, ...it } : it,
  ]);
  return Object.fromEntries(entries) as G;
}

type Parsed<S, Otherwise> = S extends Schema ? z.output<S> : Otherwise;
type Given<S, Otherwise> = S extends Schema ? z.input<S> : Otherwise;
type Part<E, K extends keyof Endpoint> = K extends keyof E ? E[K] : undefined;

/** The parsed parameters that a handler receives, with defaults filled in. */
export type ParamsOf<E extends Endpoint> = Parsed<Part<E, 'params'>, undefined>;
export type QueryOf<E extends Endpoint> = Parsed<Part<E, 'query'>, undefined>;
export type BodyOf<E extends Endpoint> = Parsed<Part<E, 'body'>, undefined>;
export type ResponseOf<E extends Endpoint> = Parsed<Part<E, 'response'>, undefined>;

/** The parameters that a caller supplies. */
export type ParamsFor<E extends Endpoint> = Given<Part<E, 'params'>, undefined>;
export type QueryFor<E extends Endpoint> = Given<Part<E, 'query'>, undefined>;
export type BodyFor<E extends Endpoint> = Given<Part<E, 'body'>, undefined>;
