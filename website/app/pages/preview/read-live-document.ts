import type { Footer } from '@beam/content/model/footer.ts'
import type { Page } from '@beam/content/model/page.ts'
import { footerFromStrapi } from '@beam/content/strapi/footer-from-strapi.ts'
import { pageFromStrapi } from '@beam/content/strapi/from-strapi.ts'
import { isRecord } from '@beam/content/strapi/read-value.ts'
import type { LiveSettings } from './preview-data.ts'

/** Documents with unsaved changes; null: as saved. */
export interface LiveDocuments {
  readonly page: Page | null
  readonly footer: Footer | null
}

/**
 * The document in the values of the panel's edit form. They have the format of the content service's responses and are
 * as untrusted. Images come from the panel's origin, because the site does not have those that are not saved yet.
 */
export function readLiveDocument(values: unknown, live: LiveSettings): LiveDocuments {
  if (!isRecord(values)) return { page: null, footer: null }
  if (live.subject === 'footer')
    return { page: null, footer: footerFromStrapi(values, live.adminOrigin, 'draft') }
  // The URL may be empty or half typed; nothing that is shown depends on it.
  const page = pageFromStrapi({ ...values, slug: live.slug }, live.adminOrigin, 'draft')
  return { page, footer: null }
}
