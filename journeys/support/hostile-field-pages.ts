import {
  hostileBlocks,
  hostileFooter,
  hostileFooters,
  hostileMenu,
  hostilePage,
} from '@beam/content/testing/hostile-documents.ts'
import type { StrapiData } from '@beam/content/strapi/to-strapi.ts'
import {
  DISRUPTIVE_TEXTS,
  IMAGE_PAYLOADS,
  LINK_PAYLOADS,
  LONG_WORDS,
  MARKUP_PAYLOADS,
} from './script-payloads.ts'

/** What a text can hold at once is one value. The first link stands alone, for texts that become links. */
export const HOSTILE_TEXTS: readonly string[] = [
  MARKUP_PAYLOADS.join(' '),
  DISRUPTIVE_TEXTS.join(' '),
  LONG_WORDS.join(' '),
  ...LINK_PAYLOADS.slice(0, 1),
]
export const HOSTILE_LINKS: readonly string[] = [...LINK_PAYLOADS, ...IMAGE_PAYLOADS]
const VALUES = [...HOSTILE_TEXTS, ...HOSTILE_LINKS]

const BLOCKS_PER_PAGE = 40

/** Pages which together have every hostile value in every field of every block. */
export const HOSTILE_PAGES: readonly StrapiData[] = deal(
  [
    ...HOSTILE_TEXTS.flatMap((text) => hostileBlocks([text], 'texts')),
    ...HOSTILE_LINKS.flatMap((link) => hostileBlocks([link], 'links')),
  ],
  BLOCKS_PER_PAGE,
).map((Content, number) => ({ ...hostilePage(VALUES[number % VALUES.length] ?? ''), Content }))

/** An article for each value. */
export const HOSTILE_ARTICLES: readonly StrapiData[] = [
  ...HOSTILE_TEXTS.map((text) => hostileArticle(text, hostileBlocks([text], 'texts'))),
  ...HOSTILE_LINKS.map((link) => hostileArticle(link, hostileBlocks([link], 'links'))),
]

/** Footers which together have every value in every field. */
export const HOSTILE_FOOTERS: readonly StrapiData[] = [
  ...hostileFooters(HOSTILE_TEXTS, 'texts'),
  ...hostileFooters(HOSTILE_LINKS, 'links'),
]

/** One footer: all texts in each field for a text, all values in its lists. */
export const HOSTILE_FOOTER: StrapiData = {
  ...hostileFooter([HOSTILE_TEXTS.join(' ')], 'texts'),
  ...joinLists(hostileFooter(HOSTILE_TEXTS, 'texts'), hostileFooter(HOSTILE_LINKS, 'links')),
}

export const HOSTILE_MENU: readonly StrapiData[] = [
  ...hostileMenu(HOSTILE_TEXTS, 'texts'),
  ...hostileMenu(HOSTILE_LINKS, 'links'),
]

/** Where the content service has the images to which hostile paths lead. */
export const HOSTILE_UPLOADS: readonly string[] = IMAGE_PAYLOADS.map(
  (path) => new URL(`http://localhost${path}`).pathname,
)

/** In turn: there are more blocks of each value than pages, so that every page gets some of each. */
function deal<T>(cards: readonly T[], size: number): T[][] {
  const hands = Math.ceil(cards.length / size)
  return Array.from({ length: hands }, (_hand, number) =>
    cards.filter((_card, index) => index % hands === number),
  )
}

function hostileArticle(value: string, blocks: readonly StrapiData[]): StrapiData {
  const Content = blocks.filter(({ __component }) => __component === 'blocks.article')
  return { ...hostilePage(value), Content }
}

function joinLists(one: StrapiData, other: StrapiData): StrapiData {
  return Object.fromEntries(
    Object.entries(one).flatMap(([name, value]) =>
      Array.isArray(value) ? [[name, [...(value as unknown[]), ...(other[name] as unknown[])]]] : [],
    ),
  )
}
