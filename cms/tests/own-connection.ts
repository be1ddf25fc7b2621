/**
 * Headers of a request that has a connection of its own. On a busy machine, a connection that waits to be used again may
 * be closed by the content service just when it is.
 */
export const OWN_CONNECTION = { connection: 'close' }
