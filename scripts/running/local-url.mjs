/**
 * The URL at which this machine reaches a part that listens on a host; on all addresses means the loopback address,
 * too.
 *
 * @param {string | undefined} host e.g. '0.0.0.0' or '::1'
 * @param {string | number} port
 */
export function localUrl(host, port) {
  if (!host || host === '0.0.0.0' || host === '::') return `http://127.0.0.1:${port}`
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}
