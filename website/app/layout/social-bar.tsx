import type { SocialLink } from '@beam/content/model/footer.ts'
import { SocialLinks } from './social-links.tsx'

/** The bar at the top, with links to our profiles. */
export function SocialBar({ links }: { links: readonly SocialLink[] }) {
  return (
    <nav className="social-bar" aria-label="Social media">
      <div className="wrap">
        <SocialLinks links={links} />
      </div>
    </nav>
  )
}
