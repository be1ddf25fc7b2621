import { Icon } from './icon.tsx'
import { isExternal, SiteLink } from './site-link.tsx'

interface ButtonLinkProps {
  readonly to: string
  readonly text: string
  /** At most one primary button per view. */
  readonly variant?: 'primary' | 'secondary'
  readonly large?: boolean
}

/** A link styled as a button; nothing if text or URL are missing. */
export function ButtonLink({ to, text, variant = 'primary', large = false }: ButtonLinkProps) {
  if (!to || !text) return null
  const className = ['button', large && 'button-large', variant === 'secondary' && 'button-secondary']
  return (
    <SiteLink to={to} className={className.filter(Boolean).join(' ')}>
      {text}
      <Icon name={isExternal(to) ? 'outward' : 'arrow'} />
    </SiteLink>
  )
}
