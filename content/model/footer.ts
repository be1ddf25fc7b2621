import type { CompanyFacts } from './company-facts.ts'
import type { Picture } from './picture.ts'
import type { RichText } from './rich-text.ts'

export interface Footer extends CompanyFacts {
  readonly newsletterTitle: string
  readonly newsletterNote: string
  readonly newsletterHidden: boolean
  readonly partners: readonly { readonly name: string; readonly picture: Picture | null }[]
  readonly logo: Picture | null
  readonly description: RichText
  readonly quickLinksTitle: string
  readonly quickLinks: readonly FooterLink[]
  readonly downloadTitle: string
  readonly appStoreUrl: string
  readonly googlePlayUrl: string
  readonly socialLinks: readonly SocialLink[]
  readonly copyrightText: string
  readonly legalText: string
  readonly certifications: readonly { readonly url: string; readonly picture: Picture | null }[]
}

interface FooterLink {
  readonly title: string
  readonly url: string
  readonly external: boolean
}

export interface SocialLink {
  readonly url: string
  /** The name of an icon, e.g. 'facebook'. */
  readonly iconClass: string
}
