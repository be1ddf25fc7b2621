import { findBlockDefinition, type Block } from '../model/blocks.ts'
import type { Fields, ItemField, ListField } from '../model/field.ts'
import type { Page } from '../model/page.ts'
import type { Inline, List, ListItem, RichText, RichTextNode } from '../model/rich-text.ts'

/** A field of a block or of a list entry, with its value. */
export interface PageField {
  /** Shown to editors, e.g. 'Hero › Button address'. */
  readonly label: string
  /** The entry that has the field, e.g. 'Content.2' or 'Content.2.cards.0'. */
  readonly owner: string
  readonly name: string
  readonly field: ItemField
  readonly value: unknown
  /** The anchor of the list entry it belongs to. */
  readonly entryAnchor: string | null
}

/** Every field of every known block, list entries included, in the order of the page. */
export function pageFields(page: Page): PageField[] {
  return page.blocks.flatMap((block, index) => blockFields(block, `Content.${index}`))
}

/** The addresses of all links in a rich text. */
export function linksIn(richText: RichText): string[] {
  return richText.flatMap(linksInNode)
}

function linksInNode(node: RichTextNode | ListItem | List | Inline): string[] {
  if (node.type === 'text') return []
  return node.type === 'link' ? [node.url] : node.children.flatMap(linksInNode)
}

function blockFields(block: Block, owner: string): PageField[] {
  const kind = findBlockDefinition(block.block)
  return kind ? collectFields(kind.fields, { ...block }, { owner, label: kind.label, entryAnchor: null }) : []
}

type Entry = Readonly<Record<string, unknown>>

interface FieldPosition {
  readonly owner: string
  readonly label: string
  readonly entryAnchor: string | null
}

/** Every field of an entry with its value, list entries included. */
export function collectFields(fields: Fields, values: Entry, position: FieldPosition): PageField[] {
  const { owner, entryAnchor } = position
  return Object.entries(fields).flatMap(([name, field]) => {
    const label = [position.label, field.label].filter(Boolean).join(' › ')
    if (field.kind !== 'list') return [{ label, owner, name, field, value: values[name], entryAnchor }]
    const path = owner === '' ? name : `${owner}.${name}`
    return listFields(field, values[name] as readonly Entry[], { owner: path, label, entryAnchor })
  })
}

function listFields(
  { fields, anchor }: ListField,
  entries: readonly Entry[],
  list: FieldPosition,
): PageField[] {
  return entries.flatMap((entry, index) =>
    collectFields(fields, entry, {
      owner: `${list.owner}.${index}`,
      label: `${list.label} ${index + 1}`,
      entryAnchor: anchor ? `${anchor}-${index + 1}` : null,
    }),
  )
}
