import { Icon } from './icon.tsx'
import { isElsewhere, SiteLink } from './site-link.tsx'

/** The link at the end of some words; nothing when words or address are missing. */
export function MoreLink({ to, text, stretched = false }: { to: string; text: string; stretched?: boolean }) {
  if (!to || !text) return null
  return (
    <SiteLink to={to} className={stretched ? 'more stretched' : 'more'}>
      {text}
      <Icon name={isElsewhere(to) ? 'outward' : 'arrow'} />
    </SiteLink>
  )
}
