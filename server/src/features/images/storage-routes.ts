import { images } from '@ploegplan/contract/images/endpoints';
import { txRoute } from '../../platform/http/route.ts';
import { findStorageUse } from '../../platform/storage/room.ts';

export const storageRoutes = [
  txRoute(images.storage, { access: 'admin' }, (tx, { tenant }) => findStorageUse(tx, tenant.id)),
];
