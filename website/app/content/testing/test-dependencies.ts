import type { Media, WebsiteDependencies } from '../../website.ts'

export const TEST_SITE = 'https://site.example'

/** What a website is run with in tests and benches: a content service, a folder for its copies. */
export function testDependencies(contentServiceUrl: string, cacheFolder: string): WebsiteDependencies {
  return {
    settings: {
      siteUrl: TEST_SITE,
      contentServiceUrl,
      contentServiceToken: null,
      previewSecret: 'a secret',
      redirectHosts: [],
      tokenSaleUrl: 'https://sale.example',
      chatScriptUrl: null,
      tagManagerId: null,
      maxUploadMegabytes: 5,
      sendsMail: false,
    },
    media: NO_MEDIA,
    readReceipt: () => null,
    cacheFolder,
    onContentChange: silent,
    log: { info: silent, warn: silent, error: silent },
  }
}

/** Serves no uploaded images. */
export const NO_MEDIA: Media = {
  find: () => null,
  prepare: () => Promise.resolve(),
  release: silent,
  fetch: () => Promise.resolve(),
}

function silent(): void {}
