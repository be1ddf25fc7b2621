import { FOOTER } from './footer-fields.ts'
import type { TypeSchema } from './page-schema.ts'
import { attributesOf, itemSchema, type ComponentSchemas } from './block-schemas.ts'

/** The single type `footer`. The content manager opens on the first type by name, which must be Page. */
export function footerSchema(): TypeSchema {
  return {
    kind: 'singleType',
    collectionName: 'footers',
    info: { singularName: 'footer', pluralName: 'footers', displayName: 'Site footer' },
    options: { draftAndPublish: true },
    attributes: attributesOf(FOOTER, CATEGORY),
  }
}

/** The components of the entries of the footer's lists. */
export function footerItemSchemas(): ComponentSchemas {
  return Object.fromEntries([
    itemSchema(FOOTER.Partner, 'apps', CATEGORY),
    itemSchema(FOOTER.quickLinks, 'link', CATEGORY),
    itemSchema(FOOTER.socialLinks, 'link', CATEGORY),
    itemSchema(FOOTER.certifications, 'crown', CATEGORY),
  ])
}

const CATEGORY = 'footer'
