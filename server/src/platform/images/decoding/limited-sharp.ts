import sharp from 'sharp';

// Only the decoders of the accepted types are enabled.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((type) => `VipsForeignLoad${type}`),
});
sharp.cache(false);
sharp.concurrency(1);

/** The image library, limited to the accepted types and to one processor per image. */
export { sharp as limitedSharp };
