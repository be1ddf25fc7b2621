import { ALL_PAGES } from '../../content/defaults/all-pages.ts'
import { DEFAULT_FOOTER } from '../../content/defaults/footer.ts'
import { DEFAULT_NAVIGATION } from '../../content/defaults/navigation.ts'
import type { NavigationItem } from '../../content/model/navigation.ts'
import { footerToStrapi, pageToStrapi, type StrapiData } from '../../content/strapi/to-strapi.ts'
import { navigationToStrapi } from '../../content/strapi/navigation-to-strapi.ts'

/** The default documents in Strapi's format, but menu items reference their page by slug and audiences by key. */
interface SeedDocument {
  readonly pages: readonly StrapiData[]
  readonly footer: StrapiData
  readonly navigation: readonly StrapiData[]
  /** Keys of the menu's audiences. */
  readonly audiences: readonly string[]
}

/** The default content in Strapi's format. */
export function seedDocument(): SeedDocument {
  return {
    pages: ALL_PAGES.map(pageToStrapi),
    footer: footerToStrapi(DEFAULT_FOOTER),
    navigation: navigationToStrapi(DEFAULT_NAVIGATION, (slug) => slug),
    audiences: [...new Set(DEFAULT_NAVIGATION.flatMap(audiencesOf))],
  }
}

function audiencesOf({ audience, items }: NavigationItem): string[] {
  return [...audience, ...items.flatMap(audiencesOf)]
}
