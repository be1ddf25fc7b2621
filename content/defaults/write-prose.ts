import type { Inline, ListItem, RichText, RichTextNode, Text } from '../model/rich-text.ts'

/**
 * Rich text from the notation the default documents are written in: blank lines part paragraphs, `### ` starts a
 * heading, `- ` and `1. ` list items; **bold**, *italic* and [words](address) within a line.
 */
export function writeProse(notation: string): RichText {
  return notation
    .trim()
    .split(/\n\s*\n/)
    .flatMap((part) => writePart(part.split('\n').map((line) => line.trim())))
}

function writePart(lines: readonly string[]): RichTextNode[] {
  const heading = /^(#{2,6}) (.+)$/.exec(lines[0] ?? '')
  if (heading) {
    const [, marks = '', words = ''] = heading
    const rest = lines.slice(1)
    const level = marks.length as 2 | 3 | 4 | 5 | 6
    return [
      { type: 'heading', level, children: writeInline(words) },
      ...(rest.length > 0 ? writePart(rest) : []),
    ]
  }
  const firstItem = lines.findIndex((line) => LIST_ITEM.test(line))
  if (firstItem > 0) return [...writePart(lines.slice(0, firstItem)), ...writePart(lines.slice(firstItem))]
  if (firstItem === 0) return [writeList(lines)]
  return lines[0] === '' ? [] : [{ type: 'paragraph', children: writeInline(lines.join(' ')) }]
}

const LIST_ITEM = /^(?:-|\d+\.) (.+)$/ // e.g. "- Pay" or "2. Pay"

function writeList(lines: readonly string[]): RichTextNode {
  const items: string[] = []
  for (const line of lines) {
    const item = LIST_ITEM.exec(line)
    if (item) items.push(item[1] ?? '')
    else items.push(`${items.pop() ?? ''} ${line}`)
  }
  const children = items.map((words): ListItem => ({ type: 'list-item', children: writeInline(words) }))
  return { type: 'list', format: lines[0]?.startsWith('-') ? 'unordered' : 'ordered', children }
}

function writeInline(words: string): Inline[] {
  return words
    .split(/(\[[^\]]+\]\([^)]+\))/)
    .filter((piece) => piece !== '')
    .flatMap((piece): Inline[] => {
      const link = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(piece)
      return link
        ? [{ type: 'link', url: link[2] ?? '', children: writeText(link[1] ?? '') }]
        : writeText(piece)
    })
}

function writeText(words: string): Text[] {
  return words
    .split(/(\*\*[^*]+\*\*|\*[^*]+\*)/)
    .filter((piece) => piece !== '')
    .map((piece): Text => {
      if (piece.startsWith('**')) return { type: 'text', text: piece.slice(2, -2), bold: true }
      if (piece.startsWith('*')) return { type: 'text', text: piece.slice(1, -1), italic: true }
      return { type: 'text', text: piece }
    })
}
