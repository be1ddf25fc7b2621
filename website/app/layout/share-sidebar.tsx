import type { SocialLink } from '@beam/content/model/footer.ts'
import { renderList } from '../ui/render-list.ts'
import { Icon } from '../ui/icon.tsx'
import { SiteLink } from '../ui/site-link.tsx'
import type { LayoutPage } from './layout.tsx'
import { SOCIAL_NAMES, type SocialIcon, socialIcon } from './social-icon.ts'
import { SocialLinkIcon } from './social-links.tsx'

/** Links that share this page, and our profiles on networks that have no share links. It can be collapsed. */
export function ShareSidebar({ page, profiles }: { page: LayoutPage; profiles: readonly SocialLink[] }) {
  return (
    <aside className="share" aria-label="Share">
      <details open>
        <summary>
          <Icon name="share" /> <span>Share</span>
        </summary>
        <ul>
          {renderList(shareLinks(page), ({ icon, url }) => (
            <li>
              <SiteLink to={url} className="icon-button">
                <Icon name={icon} />
                <span className="visually-hidden">{`Share on ${SOCIAL_NAMES[icon]}`}</span>
              </SiteLink>
            </li>
          ))}
          {renderList(profiles.filter(isProfileOnly), (link) => (
            <li>
              <SocialLinkIcon link={link} />
            </li>
          ))}
        </ul>
      </details>
    </aside>
  )
}

interface ShareLink {
  readonly icon: SocialIcon
  readonly url: string
}

/** The share URL of each network. */
function shareLinks({ canonicalUrl, shareTitle }: LayoutPage): ShareLink[] {
  const url = encodeURIComponent(canonicalUrl)
  const text = encodeURIComponent(shareTitle)
  return [
    { icon: 'facebook', url: `https://www.facebook.com/sharer/sharer.php?u=${url}` },
    { icon: 'x', url: `https://x.com/intent/post?url=${url}&text=${text}` },
    { icon: 'linkedin', url: `https://www.linkedin.com/sharing/share-offsite/?url=${url}` },
    { icon: 'telegram', url: `https://t.me/share/url?url=${url}&text=${text}` },
  ]
}

function isProfileOnly(link: SocialLink): boolean {
  const icon = socialIcon(link)
  return icon === 'instagram' || icon === 'youtube'
}
