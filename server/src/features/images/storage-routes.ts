import { images } from '@ploegplan/contract/images/endpoints';
import { createTxRoute } from '../../platform/http/route.ts';
import { findStorageUse } from '../../platform/storage/room.ts';

export const storageRoutes = [
  createTxRoute(images.storage, { access: 'admin' }, (tx, { tenant }) =>
    findStorageUse(tx, tenant.id),
  ),
];
