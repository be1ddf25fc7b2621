import type { Core } from '@strapi/strapi'
import { publicFolder, settings } from '../src/settings.ts'

export default (): Core.Config.Server => ({
  host: settings.host,
  port: settings.port,
  ...(settings.publicUrl ? { url: settings.publicUrl } : {}),
  // Behind a proxy that speaks https, so that the editors' cookies are sent over https only.
  proxy: { koa: settings.publicUrl.startsWith('https:') },
  app: { keys: settings.secrets.appKeys },
  dirs: { public: publicFolder(settings) },
  logger: { updates: { enabled: false }, startup: { enabled: false } },
  transfer: { remote: { enabled: false } },
})
