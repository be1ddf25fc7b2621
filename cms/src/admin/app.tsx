import type { ContentManagerPlugin } from '@strapi/content-manager/strapi-admin'
import type { StrapiApp } from '@strapi/strapi/admin'
import { BlockGuide } from './block-guide'
import mark from './brand/mark.svg'
import { onlyShownText } from './only-shown-text'
import { WORDS } from './words'

/** How the panel presents itself to editors. */
export default {
  config: {
    auth: { logo: mark },
    menu: { logo: mark },
    head: { favicon: mark },
    locales: [],
    tutorials: false,
    notifications: { releases: false },
    translations: { en: WORDS },
  },

  bootstrap({ getPlugin }: Pick<StrapiApp, 'getPlugin'>) {
    const { apis } = getPlugin('content-manager')
    const { addEditViewSidePanel, addRichTextBlocks } = apis as ContentManagerPlugin['config']['apis']
    addRichTextBlocks(onlyShownText)
    addEditViewSidePanel([BlockGuide])
  },
}
