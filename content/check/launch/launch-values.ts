import { findBlockDefinition } from '../../model/blocks.ts'
import type { ItemField } from '../../model/field.ts'
import type { Footer } from '../../model/footer.ts'
import type { NavigationItem } from '../../model/navigation.ts'
import { isIllustration, type Picture } from '../../model/picture.ts'
import { pagePath, type Page } from '../../model/page.ts'
import type { Inline, List, ListItem, RichText, RichTextNode } from '../../model/rich-text.ts'
import { FOOTER } from '../../strapi/footer-fields.ts'
import { collectFields, pageFields, type PageField } from '../collect-fields.ts'

/** A value of the published content, as the launch rules see it. */
export interface LaunchValue {
  /** A page's path, or 'footer', 'menu'. */
  readonly location: string
  /** The kind of block, e.g. 'team'; '' outside of pages. */
  readonly block: string
  /** Where editors find it, e.g. 'Team › Members 1 › Name'. */
  readonly label: string
  /** The path of the block or list that contains it, e.g. 'Content.2'. */
  readonly owner: string
  readonly name: string
  readonly kind: ItemField['kind']
  readonly isVideo: boolean
  /** Texts and link targets; for a picture, the name of its drawing. */
  readonly texts: readonly string[]
}

export interface LaunchContent {
  readonly pages: readonly Page[]
  readonly navigation: readonly NavigationItem[]
  readonly footer: Footer
}

/** Every value that an owner may have to fill in, in the order of the content. */
export function launchValues({ pages, navigation, footer }: LaunchContent): LaunchValue[] {
  const { partners, ...rest } = footer
  const place = { owner: '', label: 'Footer', entryAnchor: null }
  return [
    ...collectFields(FOOTER, { ...rest, Partner: partners }, place).map((field) =>
      launchValue('footer', '', field),
    ),
    ...pages.flatMap((page) =>
      pageFields(page).map((field) => launchValue(pagePath(page.slug), blockOf(page, field), field)),
    ),
    ...navigation.flatMap(menuValues),
  ]
}

function launchValue(
  location: string,
  block: string,
  { label, owner, name, field, value }: PageField,
): LaunchValue {
  const isVideo = field.kind === 'url' && field.video === true
  return { location, block, label, owner, name, kind: field.kind, isVideo, texts: textsOf(field, value) }
}

function blockOf({ blocks }: Page, { owner }: PageField): string {
  const name = blocks[Number(owner.split('.')[1])]?.block ?? ''
  return findBlockDefinition(name)?.name ?? ''
}

function menuValues({ title, address, items }: NavigationItem): LaunchValue[] {
  const place = { location: 'menu', block: '', label: `Menu › ${title}`, owner: title }
  return [
    { ...place, name: 'address', kind: 'url', isVideo: false, texts: [address] },
    ...items.flatMap(menuValues),
  ]
}

function textsOf({ kind }: ItemField, value: unknown): string[] {
  if (kind === 'picture') {
    const picture = value as Picture | null
    return picture && isIllustration(picture) ? [picture.illustration] : []
  }
  if (kind === 'rich-text') return (value as RichText).flatMap(textsIn)
  return typeof value === 'string' ? [value] : []
}

function textsIn(node: RichTextNode | ListItem | List | Inline): string[] {
  if (node.type === 'text') return [node.text]
  const inner = node.children.flatMap(textsIn)
  return node.type === 'link' ? [node.url, ...inner] : inner
}
