import type { Core } from '@strapi/strapi'
import { publicFolder, settings } from '../src/settings.ts'

export default (): Core.Config.Server => ({
  host: settings.host,
  port: settings.port,
  ...(settings.publicUrl ? { url: settings.publicUrl } : {}),
  // Off: Koa would trust any X-Forwarded-For header. src/middlewares/set-client-address.ts trusts only listed proxies.
  proxy: { koa: false },
  app: { keys: settings.secrets.appKeys },
  dirs: { public: publicFolder(settings) },
  logger: { updates: { enabled: false }, startup: { enabled: false } },
  transfer: { remote: { enabled: false } },
})
