import { OLD_TERMS } from './old-terms.mjs'

const INLINE_CODE = /`[^`]*`/g

/**
 * Where a file uses an old term. In documents, names in backticks are the code's own and are found there.
 *
 * @param {string} file
 * @param {string} content
 */
export function findOldTerms(file, content) {
  const isDocument = file.endsWith('.md')
  return content.split('\n').flatMap((words, place) => {
    const line = isDocument ? words.replaceAll(INLINE_CODE, '') : words
    return OLD_TERMS.flatMap(({ old, use }) => {
      const [text] = old.exec(line) ?? []
      return text === undefined ? [] : [{ file, line: place + 1, text, use }]
    })
  })
}
