/** Addresses of the inbox within the panel. */
export const INBOX = '/inbox'
export const STATISTICS = `${INBOX}/figures`
export const TEMPLATES = `${INBOX}/templates`
export const ERASE = `${INBOX}/erase`
export const AUDIT = `${INBOX}/audit`

export function submissionPath(id: string): string {
  return `${INBOX}/submissions/${encodeURIComponent(id)}`
}
