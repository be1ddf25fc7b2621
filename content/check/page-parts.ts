import { kindOfBlock, type Block } from '../model/blocks.ts'
import type { Fields, ItemField, ListField } from '../model/field.ts'
import type { Page } from '../model/page.ts'
import type { Inline, List, ListItem, RichText, RichTextNode } from '../model/rich-text.ts'

/** One filled field of a page's block, or of an entry of its lists. */
export interface Part {
  /** For editors, e.g. 'Hero › Button address'. */
  readonly label: string
  readonly field: ItemField
  readonly value: unknown
  /** The anchor of the list entry it belongs to. */
  readonly entryAnchor: string | null
}

/** Every field of every known block, list entries included, in the order of the page. */
export function pageParts(page: Page): Part[] {
  return page.blocks.flatMap(blockParts)
}

/** The addresses that the links of a rich text lead to. */
export function linksIn(richText: RichText): string[] {
  return richText.flatMap(linksInNode)
}

function linksInNode(node: RichTextNode | ListItem | List | Inline): string[] {
  if (node.type === 'text') return []
  return node.type === 'link' ? [node.url] : node.children.flatMap(linksInNode)
}

function blockParts(block: Block): Part[] {
  const kind = kindOfBlock(block.block)
  return kind ? fieldParts(kind.fields, { ...block }, kind.label) : []
}

function fieldParts(
  fields: Fields,
  values: Readonly<Record<string, unknown>>,
  owner: string,
  entryAnchor: string | null = null,
): Part[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const label = `${owner} › ${field.label}`
    if (field.kind === 'list') return entryParts(field, values[name] as Entries, label)
    return [{ label, field, value: values[name], entryAnchor }]
  })
}

type Entries = readonly Readonly<Record<string, unknown>>[]

function entryParts({ fields, anchor }: ListField, entries: Entries, label: string): Part[] {
  return entries.flatMap((entry, index) =>
    fieldParts(fields, entry, `${label} ${index + 1}`, anchor ? `${anchor}-${index + 1}` : null),
  )
}
