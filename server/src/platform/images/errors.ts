export class UnsupportedImageError extends Error {
  override name = 'UnsupportedImageError';
}

/** An image that begins as one of an accepted type, and cannot be decoded. */
export class DamagedImageError extends Error {
  override name = 'DamagedImageError';
}

/** An image with too many pixels, frames or bytes, or that takes too long to decode. */
export class ImageTooLargeError extends Error {
  override name = 'ImageTooLargeError';
}
