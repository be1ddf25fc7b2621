import { Link } from '@strapi/design-system'
import { Link as RouterLink } from 'react-router-dom'

/** Where the checks found something. */
interface Location {
  /** A page's path, or 'footer', 'menu', 'redirects'. */
  readonly location: string
  /** Of the page; '' for the others. */
  readonly documentId: string
}

/** A link to where the page, the footer, the menu or redirects are edited. */
export function LocationLink({ location, documentId }: Location) {
  const to = ADDRESSES[location] ?? `/content-manager/collection-types/api::page.page/${documentId}`
  return (
    <Link tag={RouterLink} to={to}>
      {locationName(location)}
    </Link>
  )
}

/** What editors call it. */
export function locationName(location: string): string {
  return NAMES[location] ?? location
}

const NAMES: Readonly<Record<string, string>> = {
  '/': 'Home',
  footer: 'Footer',
  menu: 'Menu',
  redirects: 'Redirects',
}

const ADDRESSES: Readonly<Record<string, string>> = {
  footer: '/content-manager/single-types/api::footer.footer',
  menu: '/plugins/navigation',
  redirects: '/content-manager/collection-types/api::redirect.redirect',
}
