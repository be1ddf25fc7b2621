import { Icon } from './icon.tsx'
import { isElsewhere, SiteLink } from './site-link.tsx'

interface ButtonLinkProps {
  readonly to: string
  readonly text: string
  /** A view has one first button at most. */
  readonly look?: 'first' | 'second'
  readonly large?: boolean
}

/** A link drawn as a button; nothing when words or address are missing. */
export function ButtonLink({ to, text, look = 'first', large = false }: ButtonLinkProps) {
  if (!to || !text) return null
  const className = ['button', large && 'button-large', look === 'second' && 'button-second']
  return (
    <SiteLink to={to} className={className.filter(Boolean).join(' ')}>
      {text}
      <Icon name={isElsewhere(to) ? 'outward' : 'arrow'} />
    </SiteLink>
  )
}
