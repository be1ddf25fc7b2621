import type { Item } from '../inbox/api/wire-types.ts'
import { REASON_LABELS } from '../inbox/status-labels.ts'
import { formatTime } from '../submissions/format-time.ts'
import { escapeHtml } from './escape-html.ts'
import type { Mail } from './mail.ts'

/** More are only counted. */
export const MAX_LISTED = 50

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
  const lines = items.slice(0, MAX_LISTED).map(describe)
  const more = count - lines.length
  const paragraphs = [
    `${countOf(count)} since the last digest. The senders saw the usual thank-you page. No mail was sent about them.`,
    'Check them in the inbox under "Suspected spam" and release those that are not spam. At the command line: npm run submissions -- release REFERENCE',
  ]
  return {
    messageId: id,
    fileName: `digest.${id}.eml`,
    to,
    replyTo: undefined,
    subject: `Suspected spam on ${day}: ${countOf(count)}`,
    text: `${[paragraphs[0], ...lines, ...(more > 0 ? [`… and ${more} more`] : []), '', paragraphs[1]].join('\n')}\n`,
    html: page(paragraphs, lines, more),
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

function page([first = '', last = '']: readonly string[], lines: readonly string[], more: number): string {
  const items = [...lines, ...(more > 0 ? [`… and ${more} more`] : [])]
  return `<!doctype html>
<html lang="en">
<body style="font: 16px/1.5 system-ui, sans-serif; color: #16202c; max-width: 44rem">
<p>${escapeHtml(first)}</p>
<ul>
${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('\n')}
</ul>
<p>${escapeHtml(last)}</p>
</body>
</html>
`
}
