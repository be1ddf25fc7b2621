import { join } from 'node:path'
import type { WebsiteDependencies } from '../website/app/website.ts'
import type { WebsiteParts } from './run-site.ts'
import type { Settings } from './settings.ts'

/** What the website is given of the settings, and of the process's other parts. */
export function websiteDependencies(settings: Settings, parts: WebsiteParts): WebsiteDependencies {
  const { siteUrl, contentServiceUrl, contentServiceToken, mediaUrl, previewSecret } = settings
  const { tokenSaleUrl, chatScriptUrl, tagManagerId } = settings
  return {
    ...parts,
    settings: {
      siteUrl,
      contentServiceUrl,
      contentServiceToken,
      mediaUrl,
      previewSecret,
      tokenSaleUrl,
      chatScriptUrl,
      tagManagerId,
      maxUploadMegabytes: settings.backend.maxUploadMegabytes,
    },
    copiesFolder: join(settings.dataFolder, 'copies'),
  }
}
