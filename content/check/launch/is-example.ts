/** Domains that belong to nobody (RFC 2606, RFC 6761), and this machine. */
const EXAMPLE_HOST =
  /(?:^|[.@/])example\.(?:com|net|org)\b|\.(?:example|invalid|test|localhost)\b|(?:^|[@/])localhost\b|\b127\.0\.0\.1\b/iu

/** Whether a text contains an address, of a site or a mailbox, that belongs to nobody. */
export function isExample(text: string): boolean {
  return EXAMPLE_HOST.test(text)
}
