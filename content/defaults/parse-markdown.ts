import type { Inline, ListItem, RichText, RichTextNode, Text } from '../model/rich-text.ts'

/**
 * Rich text from the subset of Markdown used in default documents: blank lines separate paragraphs, `### ` starts a
 * heading, `> ` a quote, `- ` and `1. ` list items; **bold**, *italic* and [text](address) within a line.
 */
export function parseMarkdown(markdown: string): RichText {
  return markdown
    .trim()
    .split(/\n\s*\n/)
    .flatMap((part) => parsePart(part.split('\n').map((line) => line.trim())))
}

function parsePart(lines: readonly string[]): RichTextNode[] {
  const heading = /^(#{2,6}) (.+)$/.exec(lines[0] ?? '')
  if (heading) {
    const [, hashes = '', text = ''] = heading
    const rest = lines.slice(1)
    const level = hashes.length as 2 | 3 | 4 | 5 | 6
    return [
      { type: 'heading', level, children: parseInline(text) },
      ...(rest.length > 0 ? parsePart(rest) : []),
    ]
  }
  if (lines[0]?.startsWith('> ')) return [{ type: 'quote', children: parseInline(lines.join(' ').slice(2)) }]
  const firstItem = lines.findIndex((line) => LIST_ITEM.test(line))
  if (firstItem > 0) return [...parsePart(lines.slice(0, firstItem)), ...parsePart(lines.slice(firstItem))]
  if (firstItem === 0) return [parseList(lines)]
  return lines[0] === '' ? [] : [{ type: 'paragraph', children: parseInline(lines.join(' ')) }]
}

const LIST_ITEM = /^(?:-|\d+\.) (.+)$/ // e.g. "- Pay" or "2. Pay"

function parseList(lines: readonly string[]): RichTextNode {
  const items: string[] = []
  for (const line of lines) {
    const item = LIST_ITEM.exec(line)
    if (item) items.push(item[1] ?? '')
    else items.push(`${items.pop() ?? ''} ${line}`)
  }
  const children = items.map((text): ListItem => ({ type: 'list-item', children: parseInline(text) }))
  return { type: 'list', format: lines[0]?.startsWith('-') ? 'unordered' : 'ordered', children }
}

function parseInline(text: string): Inline[] {
  return text
    .split(/(\[[^\]]+\]\([^)]+\))/)
    .filter((part) => part !== '')
    .flatMap((part): Inline[] => {
      const link = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(part)
      return link
        ? [{ type: 'link', url: link[2] ?? '', children: parseText(link[1] ?? '') }]
        : parseText(part)
    })
}

function parseText(text: string): Text[] {
  return text
    .split(/(\*\*[^*]+\*\*|\*[^*]+\*)/)
    .filter((part) => part !== '')
    .map((part): Text => {
      if (part.startsWith('**')) return { type: 'text', text: part.slice(2, -2), bold: true }
      if (part.startsWith('*')) return { type: 'text', text: part.slice(1, -1), italic: true }
      return { type: 'text', text: part }
    })
}
