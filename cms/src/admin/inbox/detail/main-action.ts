import type { Detail } from '../api/types'

const OPEN: ReadonlySet<string> = new Set(['new', 'reopened', 'in-progress'])

/** What staff need first, which alone is solid: to reply; once that is done or impossible, to change the status. */
export function mainAction({ item, replyAddress, replies }: Detail): 'reply' | 'status' {
  const isUnanswered = replyAddress !== null && replies.length === 0
  return OPEN.has(item.status) && isUnanswered ? 'reply' : 'status'
}
