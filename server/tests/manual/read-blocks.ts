/** A shell block of a document. */
export interface Block {
  /** The heading above it. */
  readonly section: string
  /** Its first line in the document, counted from 1. */
  readonly line: number
  readonly script: string
  /** Why it is not run; null when it is. */
  readonly notRun: string | null
}

const FENCE = /^( *)```(\w*)$/
const NOT_RUN = /^ *<!-- not run: (.+) -->$/

/**
 * The shell blocks of a document in Markdown, in their order. A comment `<!-- not run: reason -->` on the line before
 * one says that it is not run.
 */
export function readBlocks(markdown: string): readonly Block[] {
  const lines = markdown.split('\n')
  const blocks: Block[] = []
  let section = ''
  for (let index = 0; index < lines.length; index++) {
    const text = lines[index] ?? ''
    section = /^#{2,} (.+)$/.exec(text)?.[1] ?? section
    const fence = FENCE.exec(text)
    if (!fence) continue
    const end = lines.findIndex((line, number) => number > index && line.trim() === '```')
    if (end === -1) throw new Error(`The block of line ${index + 1} has no end.`)
    const [, indent = '', language] = fence
    const script = lines.slice(index + 1, end).map((line) => line.replace(indent, ''))
    const notRun = NOT_RUN.exec(lines[index - 1] ?? '')?.[1] ?? null
    if (language === 'sh') blocks.push({ section, line: index + 2, script: script.join('\n'), notRun })
    index = end
  }
  return blocks
}
