import type { Core } from '@strapi/strapi'
import { publicFolder, settings } from '../src/settings.ts'

/** Longer than proxies keep idle connections, as the site does: the side that sends must be the one that closes. */
const KEEP_ALIVE_MS = 125_000

export default (): Core.Config.Server => ({
  host: settings.host,
  port: settings.port,
  ...(settings.publicUrl ? { url: settings.publicUrl } : {}),
  // Off: Koa would trust any X-Forwarded-For header. src/middlewares/set-client-address.ts trusts only listed proxies.
  proxy: { koa: false },
  http: { serverOptions: { keepAliveTimeout: KEEP_ALIVE_MS } },
  app: { keys: settings.secrets.appKeys },
  dirs: { public: publicFolder(settings) },
  logger: { updates: { enabled: false }, startup: { enabled: false } },
  transfer: { remote: { enabled: false } },
})
