/**
 * The address of a link that opens an email with a subject and, if lines are given, a text that begins with them:
 * headings for the sender to fill in, each followed by an empty line.
 */
export function emailLink(mailbox: string, subject: string, lines: readonly string[] = []): string {
  const query = [`subject=${encodeURIComponent(subject)}`]
  if (lines.length > 0)
    query.push(`body=${encodeURIComponent(lines.map((line) => `${line}\r\n\r\n`).join(''))}`)
  return `mailto:${mailbox}?${query.join('&')}`
}
