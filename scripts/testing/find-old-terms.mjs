import { OLD_TERMS } from './old-terms.mjs'

const INLINE_CODE = /`[^`]*`/g

/**
 * The lines of a file with an old term. In documents, names in backticks are skipped: they are found in the code.
 *
 * @param {string} file
 * @param {string} content
 */
export function findOldTerms(file, content) {
  const terms = OLD_TERMS.filter(({ except }) => !except?.test(file))
  const isDocument = file.endsWith('.md')
  return content.split('\n').flatMap((rawLine, index) => {
    const line = isDocument ? rawLine.replaceAll(INLINE_CODE, '') : rawLine
    return terms.flatMap(({ old, use }) => {
      const [text] = old.exec(line) ?? []
      return text === undefined ? [] : [{ file, line: index + 1, text, use }]
    })
  })
}
