import type { Inline, Link, List, ListItem, RichText, RichTextNode, Text } from '../model/rich-text.ts'
import { safeUrl } from '../model/safe-url.ts'
import { isRecord, ownValue, readText, type Entry } from './read-value.ts'

/**
 * Rich text reduced to the nodes that the site renders: unknown nodes and empty paragraphs are omitted, code becomes a
 * paragraph, an unsafe link becomes its text. A plain string becomes paragraphs, separated at empty lines.
 */
export function readRichText(value: unknown): RichText {
  if (typeof value === 'string') return readPlainText(value)
  return childrenOf(value).flatMap((node) => toArray(readNode(node)))
}

function readPlainText(value: string): RichText {
  return readText(value)
    .split(/\n\s*\n/)
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .map((text) => ({ type: 'paragraph', children: [{ type: 'text', text }] }))
}

function readNode(node: Entry): RichTextNode | null {
  const type = ownValue(node, 'type')
  if (type === 'list') return readList(node, 1)
  const children = readInlines(node)
  if (!hasText(children)) return null
  if (type === 'heading') return { type, level: readLevel(ownValue(node, 'level')), children }
  if (type === 'quote') return { type, children }
  return type === 'paragraph' || type === 'code' ? { type: 'paragraph', children } : null
}

const MAX_LIST_DEPTH = 6

function readList(node: Entry, depth: number): List | null {
  if (depth > MAX_LIST_DEPTH) return null
  const children = childrenOf(ownValue(node, 'children')).flatMap((child): (List | ListItem)[] => {
    if (ownValue(child, 'type') === 'list') return toArray(readList(child, depth + 1))
    const inlines = ownValue(child, 'type') === 'list-item' ? readInlines(child) : []
    return hasText(inlines) ? [{ type: 'list-item', children: inlines }] : []
  })
  if (children.length === 0) return null
  return { type: 'list', format: ownValue(node, 'format') === 'ordered' ? 'ordered' : 'unordered', children }
}

type Level = 1 | 2 | 3 | 4 | 5 | 6
const LEVELS: readonly Level[] = [1, 2, 3, 4, 5, 6]

function readLevel(value: unknown): Level {
  return LEVELS.find((level) => level === Number(value)) ?? 2
}

function readInlines(node: Entry): Inline[] {
  return childrenOf(ownValue(node, 'children')).flatMap((child): Inline[] => {
    const type = ownValue(child, 'type')
    if (type === 'link') return readLink(child)
    return type === 'text' || type === undefined ? readTextNodes(child) : []
  })
}

function readLink(node: Entry): (Link | Text)[] {
  const children = childrenOf(ownValue(node, 'children'))
    .filter((child) => ownValue(child, 'type') === 'text')
    .flatMap(readTextNodes)
  const url = safeUrl(ownValue(node, 'url'))
  return url !== '' && hasText(children) ? [{ type: 'link', url, children }] : children
}

/** None for the empty texts that editors leave around links. */
function readTextNodes(node: Entry): Text[] {
  const text = readText(ownValue(node, 'text'))
  if (text === '') return []
  return [
    {
      type: 'text',
      text,
      ...(ownValue(node, 'bold') === true && { bold: true }),
      ...(ownValue(node, 'italic') === true && { italic: true }),
      ...(ownValue(node, 'underline') === true && { underline: true }),
      ...(ownValue(node, 'strikethrough') === true && { strikethrough: true }),
    },
  ]
}

function hasText(inlines: readonly Inline[]): boolean {
  return inlines.some((inline) =>
    inline.type === 'link' ? hasText(inline.children) : inline.text.trim() !== '',
  )
}

function toArray<T>(value: T | null): T[] {
  return value === null ? [] : [value]
}

function childrenOf(value: unknown): Entry[] {
  return Array.isArray(value) ? value.filter(isRecord) : []
}
