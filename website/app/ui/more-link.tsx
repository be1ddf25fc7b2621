import { Icon } from './icon.tsx'
import { isExternal, SiteLink } from './site-link.tsx'

/** A link after a text; nothing if text or URL are missing. */
export function MoreLink({ to, text, stretched = false }: { to: string; text: string; stretched?: boolean }) {
  if (!to || !text) return null
  return (
    <SiteLink to={to} className={stretched ? 'more stretched' : 'more'}>
      {text}
      <Icon name={isExternal(to) ? 'outward' : 'arrow'} />
    </SiteLink>
  )
}
