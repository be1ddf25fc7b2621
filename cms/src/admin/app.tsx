import type { ContentManagerPlugin } from '@strapi/content-manager/strapi-admin'
import type { StrapiApp } from '@strapi/strapi/admin'
import { BlockGuide } from './block-guide'
import mark from './brand/mark.svg'
import { HistoryPanel } from './history/history-panel'
import { supportedRichText } from './supported-rich-text'
import { LABELS } from './labels'

/** Customizes the admin panel: brand, labels, rich text, history and the guide to blocks. */
export default {
  config: {
    auth: { logo: mark },
    menu: { logo: mark },
    head: { favicon: mark },
    locales: [],
    tutorials: false,
    notifications: { releases: false },
    translations: { en: LABELS },
  },

  bootstrap({ getPlugin }: Pick<StrapiApp, 'getPlugin'>) {
    const { apis } = getPlugin('content-manager')
    const { addEditViewSidePanel, addRichTextBlocks } = apis as ContentManagerPlugin['config']['apis']
    addRichTextBlocks(supportedRichText)
    addEditViewSidePanel([HistoryPanel, BlockGuide])
  },
}
