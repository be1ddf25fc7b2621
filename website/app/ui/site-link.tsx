import type { ReactNode } from 'react'
import { Link } from 'react-router'

interface SiteLinkProps {
  /** A path of this site, an anchor, or an address elsewhere. */
  readonly to: string
  readonly children: ReactNode
  readonly className?: string
  /** Overrides what follows from the address: addresses elsewhere open a new tab. */
  readonly newTab?: boolean
  readonly current?: boolean
}

/** A link: within the site it moves without a reload, elsewhere it opens a new tab and says so. */
export function SiteLink({
  to,
  children,
  newTab = isElsewhere(to),
  current = false,
  ...rest
}: SiteLinkProps) {
  if (newTab) {
    return (
      <NewTabLink to={to} {...rest}>
        {children}
      </NewTabLink>
    )
  }
  const common = { ...rest, 'aria-current': current ? ('page' as const) : undefined }
  // Nobody follows a link on the server, where the router would resolve each of them for a tenth of a render.
  if (import.meta.env.SSR || !to.startsWith('/')) {
    return (
      <a href={to} {...common}>
        {children}
      </a>
    )
  }
  return (
    <Link to={to} discover="none" viewTransition={!wantsStillness()} {...common}>
      {children}
    </Link>
  )
}

function NewTabLink({ to, children, className }: SiteLinkProps) {
  return (
    <a href={to} target="_blank" rel="noopener noreferrer" className={className}>
      {children}
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  )
}

export function isElsewhere(address: string): boolean {
  return /^(https?:)?\/\//i.test(address)
}

/** A transition that shows nothing would still be waited for. */
function wantsStillness(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}
