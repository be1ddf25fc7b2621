import { address, flag, list, longText, picture, prose, text } from '../model/field.ts'
import type { TypeSchema } from './page-schema.ts'
import { ALT_TEXT_ATTRIBUTES } from './picture-attributes.ts'
import { attributesOf, componentSchema, pictureSchema, type ComponentSchemas } from './schema-of.ts'

const NAME = { name: text('Name') }
const LINK = { title: text('Text'), url: address('Address'), external: flag('Opens in a new tab', false) }
const SOCIAL_LINK = {
  url: address('Address'),
  iconClass: text('Icon', 'facebook, instagram, x, linkedin, youtube or telegram.'),
}
const CERTIFICATION = { url: address('Address') }

/** The footer under the attribute names of the specification, section 3. */
const FOOTER = {
  newsletterTitle: text('Title of the newsletter box'),
  Partner: list('Partners', 'partner', NAME),
  logo: picture('Logo'),
  description: prose('Description'),
  quickLinksTitle: text('Title of the quick links'),
  quickLinks: list('Quick links', 'quick-link', LINK),
  downloadTitle: text('Title of the app store buttons'),
  appStoreUrl: address('Address in the App Store'),
  googlePlayUrl: address('Address in Google Play'),
  socialLinks: list('Social links', 'social-link', SOCIAL_LINK),
  copyrightText: text('Copyright'),
  legalText: longText('Legal text'),
  certifications: list('Certifications', 'certification', CERTIFICATION),
}

/** The single type `footer`. */
export function footerSchema(): TypeSchema {
  return {
    kind: 'singleType',
    collectionName: 'footers',
    info: { singularName: 'footer', pluralName: 'footers', displayName: 'Footer' },
    options: { draftAndPublish: true },
    attributes: attributesOf(FOOTER, 'footer'),
  }
}

/** The components of the footer's lists. */
export function footerItemSchemas(): ComponentSchemas {
  const image = pictureSchema(ALT_TEXT_ATTRIBUTES, { label: 'Image' })
  return Object.fromEntries([
    componentSchema(
      'footer.partner',
      { displayName: 'Partner', icon: 'apps' },
      { ...attributesOf(NAME), ...image },
    ),
    componentSchema('footer.quick-link', { displayName: 'Quick link', icon: 'link' }, attributesOf(LINK)),
    componentSchema(
      'footer.social-link',
      { displayName: 'Social link', icon: 'link' },
      attributesOf(SOCIAL_LINK),
    ),
    componentSchema(
      'footer.certification',
      { displayName: 'Certification', icon: 'crown' },
      { ...attributesOf(CERTIFICATION), ...image },
    ),
  ])
}
