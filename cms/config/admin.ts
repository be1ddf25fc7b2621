import type { Core } from '@strapi/strapi'
import { previewAddress } from '../src/preview/preview-address.ts'
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
        previewAddress(uid, documentId ?? '', status === 'published' ? 'published' : 'draft'),
    },
  },
})
