import { plainText, type RichText } from '@beam/content/model/rich-text.ts'

/** How fast adults read silently. */
const WORDS_PER_MINUTE = 230

/** How long a text takes to read, at least one minute. */
export function readingMinutes(text: RichText): number {
  const wordCount = plainText(text).split(/\s+/).filter(Boolean).length
  return Math.max(1, Math.round(wordCount / WORDS_PER_MINUTE))
}
