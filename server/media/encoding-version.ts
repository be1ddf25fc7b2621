/**
 * Raised with every change of how images are encoded (encode-image.ts): the URLs of versions depend on it, since
 * browsers keep them for a year.
 */
export const ENCODING_VERSION = 1
