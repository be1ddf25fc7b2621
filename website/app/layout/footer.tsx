import { companyLines, companyLineText } from '@beam/content/model/company-facts.ts'
import type { Footer as FooterContent } from '@beam/content/model/footer.ts'
import { isIllustration, type Picture as PictureContent } from '@beam/content/model/picture.ts'
import { BrandMark } from '../ui/brand-mark.tsx'
import { renderList } from '../ui/render-list.ts'
import { widthAtHeight } from '../ui/image-sizes.ts'
import { Picture } from '../ui/picture.tsx'
import { RichText } from '../ui/rich-text.tsx'
import { SiteLink } from '../ui/site-link.tsx'
import { StoreButtons } from '../ui/store-buttons.tsx'
import { Newsletter } from './newsletter.tsx'
import { SocialLinks } from './social-links.tsx'

interface FooterProps {
  readonly footer: FooterContent
  /** No kinds of stores. Marks of partners are always shown. */
  readonly withoutKinds?: boolean
}

/** The footer of every page. */
export function Footer({ footer, withoutKinds = false }: FooterProps) {
  return (
    <footer className="footer fill" data-color="charcoal">
      <div className="wrap">
        <Partners partners={footer.partners} withoutKinds={withoutKinds} />
        <div className="footer-columns">
          <div className="footer-column">
            <div className="footer-about">
              <p className="brand">
                {footer.logo ? (
                  <Picture picture={footer.logo} sizes={logoSizes(footer.logo)} />
                ) : (
                  <BrandMark size={24} />
                )}
                {' Beam Wallet'}
              </p>
              <RichText text={footer.description} headingLevel={2} />
            </div>
            <div className="footer-app">
              {footer.downloadTitle && <h2>{footer.downloadTitle}</h2>}
              <StoreButtons appStoreUrl={footer.appStoreUrl} googlePlayUrl={footer.googlePlayUrl} />
            </div>
          </div>
          <QuickLinks title={footer.quickLinksTitle} links={footer.quickLinks} />
          <div className="footer-column">
            {!footer.newsletterHidden && (
              <Newsletter title={footer.newsletterTitle} note={footer.newsletterNote} />
            )}
            {footer.socialLinks.length > 0 && (
              <div>
                <h2>Follow us</h2>
                <SocialLinks links={footer.socialLinks} />
              </div>
            )}
          </div>
        </div>
        <div className="footer-end">
          <p className="footer-legal">{footer.legalText}</p>
          <Certifications certifications={footer.certifications} />
          <div className="footer-company">
            <p>{footer.copyrightText}</p>
            <Company footer={footer} />
            <button type="button" className="cookie-settings" data-cookie-settings="">
              Cookie settings
            </button>
          </div>
        </div>
      </div>
    </footer>
  )
}

/** See footer.css. */
function logoSizes(logo: PictureContent): string | undefined {
  return isIllustration(logo) ? undefined : widthAtHeight(logo, 2.5, 12)
}

/** Name, address and numbers in one paragraph, for those who look for the company behind the site. */
function Company({ footer }: { footer: FooterContent }) {
  const lines = companyLines(footer)
  return lines.length > 0 && <p>{lines.map(companyLineText).join(' · ')}</p>
}

interface PartnersProps {
  readonly partners: FooterContent['partners']
  readonly withoutKinds: boolean
}

function Partners({ partners, withoutKinds }: PartnersProps) {
  const areMarks = partners.some(({ picture }) => !picture || !isIllustration(picture))
  if (partners.length === 0) return null
  if (!areMarks) return !withoutKinds && <KindsOfStores partners={partners} />
  return (
    <ul className="footer-partners" aria-label="Partners">
      {renderList(partners, ({ name, picture }) => (
        <li>
          {picture ? <Picture picture={{ ...picture, alt: picture.alt || name }} sizes="7.5rem" /> : name}
        </li>
      ))}
    </ul>
  )
}

/** Until there are partners. */
function KindsOfStores({ partners }: Pick<FooterContent, 'partners'>) {
  return (
    <ul className="footer-kinds" aria-label="Kinds of stores">
      <li>Stores of every kind</li>
      {renderList(partners, ({ name, picture }) => (
        <li>
          {picture && <Picture picture={{ ...picture, alt: '' }} />} {name || picture?.alt}
        </li>
      ))}
    </ul>
  )
}

interface QuickLinksProps {
  readonly title: string
  readonly links: FooterContent['quickLinks']
}

function QuickLinks({ title, links }: QuickLinksProps) {
  if (links.length === 0) return null
  return (
    <nav aria-label={title || 'Quick links'}>
      {title && <h2>{title}</h2>}
      <ul className="footer-links">
        {renderList(links, (link) => (
          <li>
            <SiteLink to={link.url} newTab={link.external}>
              {link.title}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Certifications({ certifications }: Pick<FooterContent, 'certifications'>) {
  if (certifications.length === 0) return null
  return (
    <ul className="footer-certifications">
      {renderList(certifications, ({ url, picture }) => (
        <li>
          {url ? (
            <SiteLink to={url}>
              <Certification picture={picture} fallback={url} />
            </SiteLink>
          ) : (
            <Certification picture={picture} fallback="" />
          )}
        </li>
      ))}
    </ul>
  )
}

/** A mark with its name as text, which is too small to read within the mark. */
function Certification({ picture, fallback }: { picture: PictureContent | null; fallback: string }) {
  return (
    <>
      {picture && <Picture picture={{ ...picture, alt: '' }} sizes="6rem" />}
      <span>{keepParenthesis(picture?.alt || fallback)}</span>
    </>
  )
}

/** A name breaks before its parenthesis, not within it. */
function keepParenthesis(name: string): string {
  return name.replace(/\(.*\)/, (parenthesis) => parenthesis.replaceAll(' ', '\u00A0'))
}
