/** Not an image of an accepted type, or one that is damaged. */
export class UnsupportedImageError extends Error {
  override name = 'UnsupportedImageError';
}

/** An image with too many pixels, frames or bytes, or that takes too long to decode. */
export class ImageTooLargeError extends Error {
  override name = 'ImageTooLargeError';
}
