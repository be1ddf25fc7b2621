/** Rich text in Strapi's "blocks" format, reduced to the nodes that the site renders. */
export type RichText = readonly RichTextNode[]

export type RichTextNode = Paragraph | Quote | Heading | List

interface Paragraph {
  readonly type: 'paragraph'
  readonly children: readonly Inline[]
}
interface Quote {
  readonly type: 'quote'
  readonly children: readonly Inline[]
}
interface Heading {
  readonly type: 'heading'
  readonly level: 1 | 2 | 3 | 4 | 5 | 6
  readonly children: readonly Inline[]
}
export interface List {
  readonly type: 'list'
  readonly format: 'ordered' | 'unordered'
  readonly children: readonly (ListItem | List)[]
}
export interface ListItem {
  readonly type: 'list-item'
  readonly children: readonly Inline[]
}
export type Inline = Text | Link
export interface Text {
  readonly type: 'text'
  readonly text: string
  readonly bold?: true
  readonly italic?: true
  readonly underline?: true
  readonly strikethrough?: true
}
export interface Link {
  readonly type: 'link'
  readonly url: string
  readonly children: readonly Text[]
}

/** The text without markup, e.g. for descriptions and structured data. */
export function plainText(richText: RichText): string {
  return richText.map(nodeText).join('\n').trim()
}

function nodeText(node: RichTextNode | ListItem | Inline): string {
  if (node.type === 'text') return node.text
  const texts = node.children.map(nodeText)
  return texts.join(node.type === 'list' ? '\n' : '')
}
