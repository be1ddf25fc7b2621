import type { SocialLink } from '@beam/content/model/footer.ts'
import { renderList } from '../ui/render-list.ts'
import { Icon } from '../ui/icon.tsx'
import { SiteLink } from '../ui/site-link.tsx'
import { SOCIAL_NAMES, socialIcon } from './social-icon.ts'

/** Profiles as a row; a link to a network without an icon shows its host. */
export function SocialLinks({ links }: { links: readonly SocialLink[] }) {
  return (
    <ul className="social-links">
      {renderList(links, (link) => (
        <li>
          <SocialLinkIcon link={link} />
        </li>
      ))}
    </ul>
  )
}

/** One profile, with the icon of its network. */
export function SocialLinkIcon({ link }: { link: SocialLink }) {
  const icon = socialIcon(link)
  if (!icon) return <SiteLink to={link.url}>{nameOf(link)}</SiteLink>
  return (
    <SiteLink to={link.url} className="icon-button">
      <Icon name={icon} />
      <span className="visually-hidden">{nameOf(link)}</span>
    </SiteLink>
  )
}

/** The network, or the host of one without an icon. */
function nameOf(link: SocialLink): string {
  const icon = socialIcon(link)
  if (icon) return SOCIAL_NAMES[icon]
  return URL.canParse(link.url) ? new URL(link.url).hostname : link.url
}
