import { escapeHtml } from './escape-html.ts'

/** What is published about the company now. Never rejects: content that cannot be read is no reason not to send. */
export type CompanyLines = () => Promise<readonly string[]>

/** The end of a mail to a visitor, in both formats; both '' when nothing is published. */
export interface CompanyNote {
  readonly text: string
  readonly html: string
}

export const NO_COMPANY_NOTE: CompanyNote = { text: '', html: '' }

const MAX_LINES = 5
const MAX_LINE_CHARACTERS = 200
/** Mail programs turn these into links; no fact about a company needs one. */
const LOOKS_LIKE_A_LINK = /:\/\/|@|\bwww\./iu

/**
 * Facts about the company as the end of a mail. Editors write them, and our mail must not carry what an intruder among
 * them wants to send: each is one line of bounded length, without links.
 */
export function companyNote(lines: readonly string[]): CompanyNote {
  const clean = lines
    .map(oneLine)
    .filter((line) => line !== '' && line.length <= MAX_LINE_CHARACTERS && !LOOKS_LIKE_A_LINK.test(line))
    .slice(0, MAX_LINES)
  if (clean.length === 0) return NO_COMPANY_NOTE
  const html = clean.map(escapeHtml).join('<br>\n')
  return {
    text: `\n${clean.join('\n')}\n`,
    html: `<p class="quiet" style="margin: 24px 0 0; padding: 12px 0 0; border-top: 1px solid #dfe5ec; color: #5b6570; font-size: 14px">${html}</p>\n`,
  }
}

/** Without line ends, other control characters and those that change the direction of writing. */
function oneLine(text: string): string {
  return text
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim()
}
