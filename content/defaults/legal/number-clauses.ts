import { parseMarkdown } from '../parse-markdown.ts'
import type { RichText } from '../../model/rich-text.ts'

/** A clause as it is drafted: other clauses refer to it by its key, written as `{key}`, never by a number. */
export interface DraftClause {
  readonly key: string
  readonly title: string
  readonly body: string
}

/**
 * The clauses of the page at `path` in their order, each `{key}` replaced by that clause's number with a link to it
 * ("clause 14", or another noun). No line ends before its number, nor before that of an article of a law. The link names
 * the page: the content service rejects bare anchors. Throws if a reference has no matching clause.
 */
export function numberClauses(
  path: string,
  drafts: readonly DraftClause[],
  noun = 'clause',
): { title: string; body: RichText }[] {
  const keys = drafts.map((draft) => draft.key)
  return drafts.map(({ title, body }) => ({
    title,
    body: parseMarkdown(numberReferences(path, body, keys, noun)),
  }))
}

const ARTICLE = /Article (?=\d)/g

function numberReferences(path: string, body: string, keys: readonly string[], noun: string): string {
  return body.replaceAll(ARTICLE, 'Article\u00a0').replace(/\{([a-z-]+)\}/g, (_, key: string) => {
    const index = keys.indexOf(key)
    if (index === -1) throw new Error(`No clause is called ${key}`)
    return `[${noun}\u00a0${index + 1}](${path}#clause-${index + 1})`
  })
}
