import './node-version.mjs';
import { ensureWebBuilt } from './web-build.mjs';

await ensureWebBuilt();
