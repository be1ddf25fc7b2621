import { ok, warning, type Check, type Finding } from '../check.ts'

/** URLs of the examples that must be replaced before visitors come. */
export const placeholdersCheck: Check = {
  name: 'Placeholders',
  async run({ settings: { backend, siteUrl, website, securityContact } }) {
    const values = {
      SITE_URL: siteUrl,
      MAIL_TO: backend.mail.to,
      TOKEN_SALE_URL: website.tokenSaleUrl,
      SECURITY_CONTACT: securityContact ?? '',
    }
    const placeholders = Object.entries(values).filter(([, value]) => isPlaceholder(value))
    const findings: Finding[] = placeholders.map(([name, value]) =>
      warning(`${name} is ${value}`, `Set ${name}: this is an example.`),
    )
    return findings.length > 0 ? findings : [ok('no setting is an example')]
  },
}

/** Names that RFC 2606 reserves for examples. */
function isPlaceholder(value: string): boolean {
  return /(?:^|[/.@])example\.(?:com|net|org)\b|\.example\b/u.test(value)
}
