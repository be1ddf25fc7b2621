import type { ReactNode } from 'react'
import { Link } from 'react-router'

interface SiteLinkProps {
  /** A path of this site, an anchor, or an external URL. */
  readonly to: string
  readonly children: ReactNode
  readonly className?: string
  /** By default, external URLs open a new tab. */
  readonly newTab?: boolean
  readonly current?: boolean
  /** The accessible name; by default the text as it is shown, e.g. in capitals. */
  readonly label?: string | undefined
}

/** A link: client-side navigation within the site; a new tab, with a hint for screen readers, to other sites. */
export function SiteLink({
  to,
  children,
  newTab = isExternal(to),
  current = false,
  label,
  ...rest
}: SiteLinkProps) {
  if (newTab) {
    return (
      <NewTabLink to={to} label={label} {...rest}>
        {children}
      </NewTabLink>
    )
  }
  const common = { ...rest, 'aria-label': label, 'aria-current': current ? ('page' as const) : undefined }
  // On the server a plain link suffices: resolving links through the router takes a tenth of the rendering time.
  if (import.meta.env.SSR || !to.startsWith('/')) {
    return (
      <a href={to} {...common}>
        {children}
      </a>
    )
  }
  return (
    <Link to={to} discover="none" viewTransition={!prefersReducedMotion()} {...common}>
      {children}
    </Link>
  )
}

const NEW_TAB = ' (opens in a new tab)'

function NewTabLink({ to, children, className, label }: SiteLinkProps) {
  return (
    <a
      href={to}
      target="_blank"
      rel="noopener noreferrer"
      className={className}
      aria-label={label && label + NEW_TAB}
    >
      {children}
      <span className="visually-hidden">{NEW_TAB}</span>
    </a>
  )
}

/** Whether a URL leads to another site. */
export function isExternal(url: string): boolean {
  return /^(https?:)?\/\//i.test(url)
}

/** Skips the view transition, which would delay navigation even without animation. */
function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}
