import sharp from 'sharp';

// The decoders of other types than the accepted ones are disabled.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((type) => `VipsForeignLoad${type}`),
});
sharp.cache(false);
sharp.concurrency(1);

/** The image library, limited to the accepted types and to one processor per image. */
export { sharp as limitedSharp };
