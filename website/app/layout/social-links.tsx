import type { SocialLink } from '@beam/content/model/footer.ts'
import { renderList } from '../ui/render-list.ts'
import { Icon } from '../ui/icon.tsx'
import { SiteLink } from '../ui/site-link.tsx'
import { SOCIAL_NAMES, socialIcon } from './social-icon.ts'

/** Profiles as a row of icons; a link to a network without an icon shows its host. */
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

/** Profiles as a row of names, less prominent than icons. */
export function SocialNames({ links }: { links: readonly SocialLink[] }) {
  return (
    <ul className="social-names">
      {renderList(links, (link) => {
        const icon = socialIcon(link)
        return (
          <li>
            <SiteLink to={link.url}>{icon ? SOCIAL_NAMES[icon] : hostOrUrl(link.url)}</SiteLink>
          </li>
        )
      })}
    </ul>
  )
}

/** One profile, with the icon of its network. */
export function SocialLinkIcon({ link }: { link: SocialLink }) {
  const icon = socialIcon(link)
  if (!icon) return <SiteLink to={link.url}>{hostOrUrl(link.url)}</SiteLink>
  return (
    <SiteLink to={link.url} className="icon-button">
      <Icon name={icon} />
      <span className="visually-hidden">{SOCIAL_NAMES[icon]}</span>
    </SiteLink>
  )
}

function hostOrUrl(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname : url
}
