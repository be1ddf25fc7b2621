import {
  url,
  externalUrl,
  flag,
  list,
  longText,
  picture,
  richText,
  text,
  type PictureField,
} from '../model/field.ts'

/** In partners and certifications the attribute of the alternative text is `altText`. */
const IMAGE: PictureField = { ...picture('Image'), altAttribute: 'altText' }

const COMPANY_HELP = 'Shown in the footer, on legal pages and in mails to visitors, once it is filled in.'

/** The footer's fields, with the attribute names of section 3 of the specification. */
export const FOOTER = {
  newsletterTitle: text('Title of the newsletter box'),
  newsletterNote: text('Line below the newsletter box', 'Says what the box does: it sends nothing yet.'),
  newsletterHidden: flag('Hide the newsletter box', false),
  Partner: list('Partners', 'partner', { name: text('Name'), picture: IMAGE }),
  logo: picture('Logo'),
  description: richText('Description'),
  quickLinksTitle: text('Title of the quick links'),
  quickLinks: list('Quick links', 'quick-link', {
    title: text('Text'),
    url: url('Address'),
    external: flag('Opens in a new tab', false),
  }),
  downloadTitle: text('Title of the app store buttons'),
  appStoreUrl: externalUrl('Address in the App Store'),
  googlePlayUrl: externalUrl('Address in Google Play'),
  socialLinks: list('Social links', 'social-link', {
    url: externalUrl('Address'),
    iconClass: text('Icon', 'facebook, instagram, x, linkedin, youtube or telegram.'),
  }),
  copyrightText: text('Copyright'),
  legalText: longText('Legal text'),
  legalName: text('Company: legal name', COMPANY_HELP),
  legalAddress: text('Company: address', COMPANY_HELP),
  registrationNumber: text('Company: registration number', `Commercial register and number. ${COMPANY_HELP}`),
  taxNumber: text('Company: tax number', COMPANY_HELP),
  licenseEntry: text('Company: license', `Supervisor and number of the entry. ${COMPANY_HELP}`),
  certifications: list('Certifications', 'certification', {
    url: externalUrl('Address'),
    picture: IMAGE,
  }),
}
