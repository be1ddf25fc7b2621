import {
  address,
  externalAddress,
  flag,
  list,
  longText,
  picture,
  prose,
  text,
  type PictureField,
} from '../model/field.ts'

/** In partners and certifications the words for the image are the attribute `altText`. */
const IMAGE: PictureField = { ...picture('Image'), altAttribute: 'altText' }

/** The footer under the attribute names of the specification, section 3. */
export const FOOTER = {
  newsletterTitle: text('Title of the newsletter box'),
  Partner: list('Partners', 'partner', { name: text('Name'), picture: IMAGE }),
  logo: picture('Logo'),
  description: prose('Description'),
  quickLinksTitle: text('Title of the quick links'),
  quickLinks: list('Quick links', 'quick-link', {
    title: text('Text'),
    url: address('Address'),
    external: flag('Opens in a new tab', false),
  }),
  downloadTitle: text('Title of the app store buttons'),
  appStoreUrl: externalAddress('Address in the App Store'),
  googlePlayUrl: externalAddress('Address in Google Play'),
  socialLinks: list('Social links', 'social-link', {
    url: externalAddress('Address'),
    iconClass: text('Icon', 'facebook, instagram, x, linkedin, youtube or telegram.'),
  }),
  copyrightText: text('Copyright'),
  legalText: longText('Legal text'),
  certifications: list('Certifications', 'certification', {
    url: externalAddress('Address'),
    picture: IMAGE,
  }),
}
