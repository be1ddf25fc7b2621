import { findBlockDefinition, type Block } from '../model/blocks.ts'
import type { Fields, ItemField, ListField } from '../model/field.ts'
import type { Page } from '../model/page.ts'
import type { Inline, List, ListItem, RichText, RichTextNode } from '../model/rich-text.ts'

/** A field of a block or of a list entry, with its value. */
export interface PageField {
  /** Shown to editors, e.g. 'Hero › Button address'. */
  readonly label: string
  readonly field: ItemField
  readonly value: unknown
  /** The anchor of the list entry it belongs to. */
  readonly entryAnchor: string | null
}

/** Every field of every known block, list entries included, in the order of the page. */
export function pageFields(page: Page): PageField[] {
  return page.blocks.flatMap(blockFields)
}

/** The addresses of all links in a rich text. */
export function linksIn(richText: RichText): string[] {
  return richText.flatMap(linksInNode)
}

function linksInNode(node: RichTextNode | ListItem | List | Inline): string[] {
  if (node.type === 'text') return []
  return node.type === 'link' ? [node.url] : node.children.flatMap(linksInNode)
}

function blockFields(block: Block): PageField[] {
  const kind = findBlockDefinition(block.block)
  return kind ? collectFields(kind.fields, { ...block }, kind.label) : []
}

function collectFields(
  fields: Fields,
  values: Readonly<Record<string, unknown>>,
  owner: string,
  entryAnchor: string | null = null,
): PageField[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const label = `${owner} › ${field.label}`
    if (field.kind === 'list') return listFields(field, values[name] as Entries, label)
    return [{ label, field, value: values[name], entryAnchor }]
  })
}

type Entries = readonly Readonly<Record<string, unknown>>[]

function listFields({ fields, anchor }: ListField, entries: Entries, label: string): PageField[] {
  return entries.flatMap((entry, index) =>
    collectFields(fields, entry, `${label} ${index + 1}`, anchor ? `${anchor}-${index + 1}` : null),
  )
}
