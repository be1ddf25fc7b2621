import type { Finding } from './use-findings'

/** A document that was published, and its findings. */
export interface Published {
  readonly title: string
  readonly findings: readonly Pick<Finding, 'message'>[]
}

interface Notice {
  readonly title: string
  readonly message: string
}

const MAX_MESSAGES = 3

/** What to tell an editor after publishing; null when there is nothing to look at. */
export function publishNotice(published: readonly Published[]): Notice | null {
  const found = published.filter(({ findings }) => findings.length > 0)
  const [first] = found
  if (!first) return null
  if (published.length === 1) {
    const messages = first.findings.map(({ message }) => message)
    return { title: 'Published, with something to look at', message: shorten(messages, 'under Checks') }
  }
  const counts = found.map(({ title, findings }) => `${title} (${findings.length})`)
  return {
    title: `Published; ${found.length} of ${published.length} have something to look at under Checks`,
    message: shorten(counts, ''),
  }
}

/** What to tell an editor after a page was unpublished or deleted; null when the menu is fine. */
export function menuNotice(
  items: readonly { readonly title: string; readonly problem: string }[],
): Notice | null {
  if (items.length === 0) return null
  const texts = items.map(({ title, problem }) => `${title}: ${problem}`)
  return {
    title: 'The menu has items that visitors do not see',
    message: shorten(texts, 'on the start page'),
  }
}

function shorten(texts: readonly string[], place: string): string {
  const shown = texts.slice(0, MAX_MESSAGES).join('; ')
  const further = texts.length - MAX_MESSAGES
  return further > 0 ? `${shown}; and ${further} more ${place}`.trimEnd() : shown
}
