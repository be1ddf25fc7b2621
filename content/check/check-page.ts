import { pagePath, type Page } from '../model/page.ts'
import { isDrawing, type Picture } from '../model/picture.ts'
import type { RichText } from '../model/rich-text.ts'
import { videoId } from '../model/video-id.ts'
import { brokenLink, pageLinks, type KnownPlaces } from './check-links.ts'
import { error, warning, type Finding } from './finding.ts'
import { pageParts, type Part } from './page-parts.ts'

/** What is known beside the content itself. */
export interface SiteFacts {
  readonly formNames: readonly string[]
  /** First path segments that the site keeps for itself: a page there would never be seen. */
  readonly takenSegments: readonly string[]
  /** Slugs for which a picture to share is drawn. */
  readonly drawnSlugs: readonly string[]
}

export function checkPage(page: Page, places: KnownPlaces, facts: SiteFacts): Finding[] {
  const where = pagePath(page.slug)
  return [
    ...checkHead(page, where, facts),
    ...checkBlocks(page, where),
    ...pageParts(page).flatMap((part) => checkPart(part, where, facts)),
    ...pageLinks(page).flatMap(({ label, address }) => {
      const why = brokenLink(address, where, places)
      return why ? [error(where, `${label}: ${why}`)] : []
    }),
  ]
}

function checkHead(page: Page, where: string, { takenSegments, drawnSlugs }: SiteFacts): Finding[] {
  const isShadowed = takenSegments.includes(page.slug.split('/')[0] ?? '')
  return [
    ...(page.title.trim() === '' ? [error(where, 'The page has no title')] : []),
    ...(page.shareDescription.trim() === '' ? [warning(where, 'The page has no description')] : []),
    ...(page.shareImage || drawnSlugs.includes(page.slug)
      ? []
      : [warning(where, 'The page has no picture to share')]),
    ...withoutWords('Picture when shared', page.shareImage, where),
    ...(isShadowed ? [error(where, 'The site keeps this address for itself: nobody can see the page')] : []),
  ]
}

function checkBlocks(page: Page, where: string): Finding[] {
  const unknown = page.blocks.flatMap((block) =>
    block.block === 'unknown'
      ? [error(where, `The site does not know the component "${block.component}"`)]
      : [],
  )
  const hasHeading = page.blocks.some((block) => 'title' in block && block.title !== '')
  return [
    ...unknown,
    ...(hasHeading ? [] : [warning(where, 'No block has a title: the page has no visible heading')]),
  ]
}

function checkPart({ label, field, value }: Part, where: string, { formNames }: SiteFacts): Finding[] {
  if (field.kind === 'picture') return withoutWords(label, value as Picture | null, where)
  if (field.kind === 'prose') return checkHeadings(label, value as RichText, where)
  if (field.kind === 'address' && field.video && value !== '' && !videoId(value as string))
    return [error(where, `${label}: no 11-character video id in ${value as string}`)]
  if (field.kind === 'text' && field.names === 'form' && !formNames.includes(value as string))
    return [error(where, `${label}: there is no form called "${value as string}"`)]
  return []
}

/** A drawing without words only decorates; an uploaded image without words tells nothing to who cannot see it. */
function withoutWords(label: string, picture: Picture | null, where: string): Finding[] {
  return picture && !isDrawing(picture) && picture.alt === ''
    ? [warning(where, `${label}: the image has no words`)]
    : []
}

function checkHeadings(label: string, richText: RichText, where: string): Finding[] {
  const levels = richText.flatMap((node) => (node.type === 'heading' ? [node.level] : []))
  const jump = levels.find((level, index) => index > 0 && level > (levels[index - 1] ?? level) + 1)
  return [
    ...(levels.includes(1)
      ? [warning(where, `${label}: a heading of level 1 competes with the page’s own`)]
      : []),
    ...(jump === undefined ? [] : [warning(where, `${label}: the headings jump to level ${jump}`)]),
  ]
}
