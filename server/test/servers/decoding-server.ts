import { decoders } from '../../src/platform/images/decoding/decoder.ts';
import type { ArgsOf } from '../../src/platform/images/decoding/protocol.ts';

// A server that only decodes: decoder.test.ts kills it.
process.on('message', async (args: ArgsOf<'inspect'>) => {
  process.send?.(await decoders.run('inspect', args));
});
