import type { Core } from '@strapi/strapi'
import { previewUrl } from '../src/preview/preview-url.ts'
import { settings } from '../src/settings.ts'

export default (): Core.Config.Admin => ({
  auth: { secret: settings.secrets.adminJwt },
  apiToken: { salt: settings.secrets.apiTokenSalt },
  secrets: { encryptionKey: settings.secrets.encryptionKey },
  transfer: { token: { salt: settings.secrets.transferTokenSalt } },
  flags: { nps: false, promoteEE: false },
  preview: {
    enabled: true,
    config: {
      allowedOrigins: [settings.siteUrl],
      handler: async (uid, { documentId, status }) =>
        previewUrl(uid, documentId ?? '', status === 'published' ? 'published' : 'draft'),
    },
  },
})
