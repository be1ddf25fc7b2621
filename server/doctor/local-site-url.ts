import type { Settings } from '../settings.ts'

/** Where the site process of this machine answers. An address on which all interfaces listen is reached on its own. */
export function localSiteUrl({ host, port }: Pick<Settings, 'host' | 'port'>): string {
  return `http://${localHost(host)}:${port}`
}

function localHost(host: string | null): string {
  if (host === null || host === '0.0.0.0' || host === '::') return '127.0.0.1'
  return host.includes(':') ? `[${host}]` : host
}
