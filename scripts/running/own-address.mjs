/**
 * Where this machine asks a part that listens on a host: one that listens on every address is asked on the machine's own.
 *
 * @param {string | undefined} host e.g. '0.0.0.0' or '::1'
 * @param {string | number} port
 */
export function ownAddress(host, port) {
  if (!host || host === '0.0.0.0' || host === '::') return `http://127.0.0.1:${port}`
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}
