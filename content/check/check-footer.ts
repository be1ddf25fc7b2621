import type { Footer } from '../model/footer.ts'
import { brokenLink, type LinkTargets } from './check-links.ts'
import { error, type Finding } from './finding.ts'
import { linksIn } from './collect-fields.ts'

/** The broken links of the footer. */
export function checkFooter(footer: Footer, targets: LinkTargets): Finding[] {
  return footerLinks(footer).flatMap(({ address, field }) => {
    const problem = address === '' ? null : brokenLink(address, '/', targets)
    return problem ? [error('footer', `Footer ${problem}`, field)] : []
  })
}

/** The links of the footer with the paths of their fields; an address may be empty. */
export function footerLinks(footer: Footer): { readonly address: string; readonly field: string }[] {
  const inList = (name: 'quickLinks' | 'socialLinks' | 'certifications') =>
    footer[name].map(({ url }, index) => ({ address: url, field: `${name}.${index}.url` }))
  return [
    ...inList('quickLinks'),
    ...inList('socialLinks'),
    ...inList('certifications'),
    ...linksIn(footer.description).map((address) => ({ address, field: 'description' })),
    { address: footer.appStoreUrl, field: 'appStoreUrl' },
    { address: footer.googlePlayUrl, field: 'googlePlayUrl' },
  ]
}
