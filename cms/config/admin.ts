import type { Core } from '@strapi/strapi'
import { createPreviewLink } from '../src/preview/create-preview-link.ts'
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
      // undefined: the panel shows no button.
      handler: async (uid, { documentId, status }) => {
        const version = status === 'published' ? 'published' : 'draft'
        return (await createPreviewLink(uid, documentId ?? '', version))?.url
      },
    },
  },
})
