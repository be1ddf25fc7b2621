import type { Item } from '../inbox/item.ts'
import { REASON_LABELS } from '../inbox/item.ts'
import { formatTime } from '../submissions/format-time.ts'
import { escapeHtml } from './escape-html.ts'
import type { Mail } from './mail.ts'

const MAX_LISTED = 50

/**
 * Tells a mailbox what was quarantined since the last digest: references, forms and topics of ours, and why. Nothing
 * that a visitor wrote stands in it.
 */
export function digestMail(day: string, id: string, to: string, items: readonly Item[]): Mail {
  const lines = items.slice(0, MAX_LISTED).map(describe)
  const more = items.length - lines.length
  const paragraphs = [
    `${countOf(items)} since the last digest. The senders were thanked, and nobody was notified.`,
    'Look at them in the inbox under "Suspected spam" and release what is none, or: npm run submissions -- release REFERENCE',
  ]
  return {
    messageId: id,
    fileName: `digest.${id}.eml`,
    to,
    replyTo: undefined,
    subject: `Suspected spam on ${day}: ${countOf(items)}`,
    text: `${[paragraphs[0], ...lines, ...(more > 0 ? [`… and ${more} more`] : []), '', paragraphs[1]].join('\n')}\n`,
    html: page(paragraphs, lines, more),
    attachments: [],
  }
}

function countOf({ length }: readonly unknown[]): string {
  return length === 1 ? '1 submission' : `${length} submissions`
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
