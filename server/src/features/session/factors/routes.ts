import { factors } from '@ploegplan/contract/factors/endpoints';
import { createRoute, createTxRoute } from '../../../platform/http/route.ts';
import type { Guards } from '../service.ts';
import { confirm, listWays } from './confirm.ts';
import {
  addApp,
  addPasskey,
  listOwnFactors,
  removeFactor,
  renewRecoveryCodes,
  startApp,
  startPasskey,
} from './own.ts';
import { signInByPasskey, startSignIn } from './sign-in.ts';

const forOwner = { access: 'session' } as const;

export const createFactorRoutes = (guards: Guards) => [
  createRoute(factors.startSignIn, { access: 'public' }, (call) => startSignIn(call, guards)),
  createRoute(factors.signIn, { access: 'public' }, (call) => signInByPasskey(call, guards)),
  createTxRoute(factors.ways, forOwner, (tx, call) => listWays(tx, call, guards)),
  createRoute(factors.confirm, forOwner, (call) => confirm(call, guards)),
  createTxRoute(factors.list, forOwner, listOwnFactors),
  createTxRoute(factors.startPasskey, forOwner, (tx, call) => startPasskey(tx, call, guards)),
  createRoute(factors.addPasskey, forOwner, (call) => addPasskey(call, guards)),
  createTxRoute(factors.removePasskey, forOwner, (tx, call) =>
    removeFactor(tx, call, { kind: 'passkey', id: call.params.id }),
  ),
  createRoute(factors.startApp, forOwner, async (call) => startApp(call, guards)),
  createRoute(factors.addApp, forOwner, (call) => addApp(call, guards)),
  createTxRoute(factors.removeApp, forOwner, (tx, call) => removeFactor(tx, call, { kind: 'app' })),
  createTxRoute(factors.renewRecoveryCodes, forOwner, renewRecoveryCodes),
];
