import { checkLaunch, type LaunchEntry } from '../../content/check/launch/check-launch.ts'
import { DEFAULT_FOOTER } from '../../content/defaults/footer.ts'
import { pagePath } from '../../content/model/page.ts'
import { safeExternalUrl } from '../../content/model/safe-url.ts'
import { footerFromStrapi } from '../../content/strapi/footer-from-strapi.ts'
import { pageFromStrapi } from '../../content/strapi/from-strapi.ts'
import { readEntries } from '../../content/strapi/read-value.ts'

/*
 * What is to be filled in before launch, for the content service, which imports this file at run time: see
 * check-document.ts. Keep the types of cms/src/dashboard/launch-check.ts equal.
 */

interface Published {
  /** Entries of the content API. */
  readonly pages: readonly unknown[]
  readonly footer: unknown
  readonly menuLinks: readonly { readonly title: string; readonly address: string }[]
}

/** As the command `npm run content -- check --live` finds them, but for the settings of the site. */
export function findLaunchEntries({
  pages,
  footer,
  menuLinks,
}: Published): (LaunchEntry & { documentId: string })[] {
  const entries = readEntries(pages)
  const read = entries.flatMap((entry) => {
    const page = pageFromStrapi(entry, NO_MEDIA)
    return page ? [{ page, documentId: String(entry['documentId']) }] : []
  })
  const idOf = new Map(read.map(({ page, documentId }) => [pagePath(page.slug), documentId]))
  const found = checkLaunch({
    pages: read.map(({ page }) => page),
    footer: footerFromStrapi(footer, NO_MEDIA) ?? DEFAULT_FOOTER,
    navigation: menuLinks.map(({ title, address }) => ({
      title,
      description: '',
      shortcut: '',
      type: 'EXTERNAL',
      address: safeExternalUrl(address),
      newTab: true,
      audience: [],
      items: [],
    })),
  })
  return found.map((entry) => ({ ...entry, documentId: idOf.get(entry.location) ?? '' }))
}

/** Whether images exist is not checked. */
const NO_MEDIA = 'http://media.invalid'
