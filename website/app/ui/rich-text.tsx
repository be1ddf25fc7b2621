import type { ReactNode } from 'react'
import type {
  Inline,
  Link,
  List,
  ListItem,
  RichText as RichTextDocument,
  RichTextNode,
  Text,
} from '@beam/content/model/rich-text.ts'
import { renderList } from './render-list.ts'
import { Heading, type HeadingLevel } from './heading.tsx'
import { SiteLink } from './site-link.tsx'
import { keepTogether } from './keep-together.tsx'

interface RichTextProps {
  readonly text: RichTextDocument
  /** The level of its highest headings; lower ones follow without gaps. */
  readonly headingLevel?: HeadingLevel
  readonly className?: string
  /** What is shown before its nodes of these indexes. */
  readonly inserted?: readonly Insertion[]
}

export interface Insertion {
  readonly before: number
  readonly content: ReactNode
}

/** Renders rich text from the nodes of its model; raw markup is never rendered. Nothing if empty. */
export function RichText({ text, headingLevel = 3, className = '', inserted }: RichTextProps) {
  if (text.length === 0) return null
  const levels = headingLevels(text, headingLevel)
  return (
    <div className={`rich-text ${className}`.trim()}>
      {renderList(text, (node, index) => (
        <>
          {renderList(inserted?.filter(({ before }) => before === index) ?? [], ({ content }) => content)}
          <Node node={node} levels={levels} />
        </>
      ))}
    </div>
  )
}

type Levels = ReadonlyMap<number, HeadingLevel>

/** Maps the heading levels of the text to rendered levels, without gaps and below those of the page. */
function headingLevels(text: RichTextDocument, top: HeadingLevel): Levels {
  const used = new Set(text.flatMap((node) => (node.type === 'heading' ? [node.level] : [])))
  const sorted = [...used].toSorted((a, b) => a - b)
  return new Map(sorted.map((level, rank) => [level, Math.min(top + rank, 6) as HeadingLevel]))
}

function Node({ node, levels }: { node: RichTextNode; levels: Levels }) {
  switch (node.type) {
    case 'paragraph':
      return <p>{inlines(node.children)}</p>
    case 'quote':
      return (
        <blockquote>
          <p>{inlines(node.children)}</p>
        </blockquote>
      )
    case 'heading':
      return <Heading level={levels.get(node.level) ?? 6}>{inlines(node.children)}</Heading>
    case 'list':
      return <ListNode list={node} />
    default:
      return null
  }
}

function ListNode({ list }: { list: List }) {
  const ordered = list.format === 'ordered'
  const Tag = ordered ? 'ol' : 'ul'
  return (
    <Tag className={!ordered && list.children.every(isBoldLink) ? 'list links' : 'list'}>
      {renderList(groupLists(list.children), ({ item, lists }) => (
        <li>
          {item && inlines(item.children)}
          {renderList(lists, (inner) => (
            <ListNode list={inner} />
          ))}
        </li>
      ))}
    </Tag>
  )
}

/** Whether an item is one link and nothing else but blanks, bold as a whole. */
function isBoldLink({ children }: ListItem | List): boolean {
  const [link, other] = children.filter((child) => child.type !== 'text' || child.text.trim())
  return !other && link?.type === 'link' && link.children.every(({ bold }) => bold)
}

interface ItemWithLists {
  readonly item: ListItem | null
  readonly lists: List[]
}

/** Assigns nested lists to the previous item, as HTML requires. */
function groupLists(children: readonly (ListItem | List)[]): ItemWithLists[] {
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
  return renderList(children, (child) =>
    child.type === 'text' ? <FormattedText text={child} /> : <TextLink link={child} />,
  )
}

function TextLink({ link }: { link: Link }) {
  const content = renderList(link.children, (text) => <FormattedText text={text} />)
  return link.url ? <SiteLink to={link.url}>{content}</SiteLink> : content
}

function FormattedText({ text }: { text: Text }) {
  let content: ReactNode = keepTogether(text.text)
  if (text.bold) content = <strong>{content}</strong>
  if (text.italic) content = <em>{content}</em>
  if (text.underline) content = <u>{content}</u>
  if (text.strikethrough) content = <s>{content}</s>
  return content
}
