import type { Item } from '../inbox/api/wire-types.ts'
import { REASON_LABELS } from '../inbox/status-labels.ts'
import { formatTime } from '../submissions/format-time.ts'
import { escapeHtml } from './escape-html.ts'
import { mailPage } from './mail-page.ts'
import type { Mail } from './mail.ts'

/** More are only counted. */
export const MAX_LISTED_SUBMISSIONS = 50

interface Digest {
  /** The first of them. */
  readonly items: readonly Item[]
  /** Of all. */
  readonly count: number
}

/**
 * Notifies a mailbox of what was quarantined since the last digest: references, our own names of forms and topics,
 * and why. It contains nothing that a visitor wrote.
 */
export function digestMail(day: string, id: string, to: string, { items, count }: Digest): Mail {
  const subject = `Suspected spam on ${day}: ${countOf(count)}`
  const more = count - Math.min(items.length, MAX_LISTED_SUBMISSIONS)
  const lines = [
    ...items.slice(0, MAX_LISTED_SUBMISSIONS).map(describe),
    ...(more > 0 ? [`… and ${more} more`] : []),
  ]
  const first = `${countOf(count)} since the last digest. The senders saw the usual thank-you page. No email was sent about them.`
  const last =
    'Check them in the inbox under "Suspected spam" and release those that are not spam. On the command line of the server: beam-wallet submissions release REFERENCE'
  return {
    messageId: id,
    fileName: `digest.${id}.eml`,
    to,
    replyTo: undefined,
    subject,
    text: `${[first, '', ...lines, '', last].join('\n')}\n`,
    html: mailPage(subject, htmlContent(first, lines, last)),
    attachments: [],
  }
}

function countOf(count: number): string {
  return count === 1 ? '1 submission' : `${count} submissions`
}

function describe({ reference, receivedAt, formLabel, topic, reasons }: Item): string {
  const about = topic === '' ? formLabel : `${formLabel}, ${topic}`
  const why = reasons.map((reason) => REASON_LABELS[reason] ?? reason).join('; ')
  return `${reference}  ${formatTime(receivedAt)} UTC  ${about}  (${why})`
}

function htmlContent(first: string, lines: readonly string[], last: string): string {
  const items = lines.map((line) => `<li style="margin: 0 0 6px">${escapeHtml(line)}</li>`).join('\n')
  return `<p>${escapeHtml(first)}</p>
<ul style="padding: 0 0 0 20px">
${items}
</ul>
<p>${escapeHtml(last)}</p>
`
}
