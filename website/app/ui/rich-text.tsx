import type { ReactNode } from 'react'
import type {
  Inline,
  Link,
  List,
  ListItem,
  RichText as Prose,
  RichTextNode,
  Text,
} from '@beam/content/model/rich-text.ts'
import { each } from './each.ts'
import { Heading, type HeadingLevel } from './heading.tsx'
import { SiteLink } from './site-link.tsx'
import { wholeWords } from './whole-words.tsx'

interface RichTextProps {
  readonly text: Prose
  /** The level of its topmost headings; those below follow without gaps. */
  readonly headingLevel?: HeadingLevel
  readonly className?: string
}

/** Draws rich text, and only what its model knows: no markup of anybody's passes through. Nothing when it is empty. */
export function RichText({ text, headingLevel = 3, className = '' }: RichTextProps) {
  if (text.length === 0) return null
  const levels = headingLevels(text, headingLevel)
  return (
    <div className={`rich-text ${className}`.trim()}>
      {each(text, (node) => (
        <Node node={node} levels={levels} />
      ))}
    </div>
  )
}

type Levels = ReadonlyMap<number, HeadingLevel>

/** Which level each level of the text is drawn at, so that none is left out and none competes with the page's own. */
function headingLevels(text: Prose, top: HeadingLevel): Levels {
  const used = new Set(text.flatMap((node) => (node.type === 'heading' ? [node.level] : [])))
  const sorted = [...used].toSorted((a, b) => a - b)
  return new Map(sorted.map((level, rank) => [level, Math.min(top + rank, 6) as HeadingLevel]))
}

function Node({ node, levels }: { node: RichTextNode; levels: Levels }) {
  switch (node.type) {
    case 'paragraph':
      return <p>{inlines(node.children)}</p>
    case 'heading':
      return <Heading level={levels.get(node.level) ?? 6}>{inlines(node.children)}</Heading>
    case 'list':
      return <ListNode list={node} />
    default:
      return null
  }
}

function ListNode({ list }: { list: List }) {
  const Tag = list.format === 'ordered' ? 'ol' : 'ul'
  return (
    <Tag>
      {each(withTheirLists(list.children), ({ item, lists }) => (
        <li>
          {item && inlines(item.children)}
          {each(lists, (inner) => (
            <ListNode list={inner} />
          ))}
        </li>
      ))}
    </Tag>
  )
}

interface ItemWithLists {
  readonly item: ListItem | null
  readonly lists: List[]
}

/** A list within a list belongs to the item before it. */
function withTheirLists(children: readonly (ListItem | List)[]): ItemWithLists[] {
  const items: ItemWithLists[] = []
  for (const child of children) {
    const before = items.at(-1)
    if (child.type === 'list-item') items.push({ item: child, lists: [] })
    else if (before) before.lists.push(child)
    else items.push({ item: null, lists: [child] })
  }
  return items
}

function inlines(children: readonly Inline[]): ReactNode {
  return each(children, (child) =>
    child.type === 'text' ? <Words text={child} /> : <TextLink link={child} />,
  )
}

function TextLink({ link }: { link: Link }) {
  const words = each(link.children, (text) => <Words text={text} />)
  return link.url ? <SiteLink to={link.url}>{words}</SiteLink> : words
}

function Words({ text }: { text: Text }) {
  let words: ReactNode = wholeWords(text.text)
  if (text.bold) words = <strong>{words}</strong>
  if (text.italic) words = <em>{words}</em>
  if (text.underline) words = <u>{words}</u>
  if (text.strikethrough) words = <s>{words}</s>
  return words
}
