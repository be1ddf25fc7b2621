import { pagePath, type Page } from '../model/page.ts'
import { isIllustration, type Picture } from '../model/picture.ts'
import type { RichText } from '../model/rich-text.ts'
import { videoId } from '../model/video-id.ts'
import { brokenLink, pageLinks, type LinkTargets } from './check-links.ts'
import { error, warning, type Finding } from './finding.ts'
import { pageFields, type PageField } from './page-fields.ts'

/** What the check must know about the site, beside its content. */
export interface SiteInfo {
  readonly formNames: readonly string[]
  /** First path segments reserved for the site itself: a page there is unreachable. */
  readonly reservedSegments: readonly string[]
  /** Slugs of pages that have a generated share image. */
  readonly slugsWithShareImage: readonly string[]
  /** Other hosts that redirects may lead to. */
  readonly redirectHosts: readonly string[]
}

export function checkPage(page: Page, targets: LinkTargets, siteInfo: SiteInfo): Finding[] {
  const location = pagePath(page.slug)
  return [
    ...checkHead(page, location, siteInfo),
    ...checkBlocks(page, location),
    ...pageFields(page).flatMap((pageField) => checkField(pageField, location, siteInfo)),
    ...pageLinks(page).flatMap(({ label, address }) => {
      const problem = brokenLink(address, location, targets)
      return problem ? [error(location, `${label}: ${problem}`)] : []
    }),
  ]
}

function checkHead(
  page: Page,
  location: string,
  { reservedSegments, slugsWithShareImage }: SiteInfo,
): Finding[] {
  const isShadowed = reservedSegments.includes(page.slug.split('/')[0] ?? '')
  return [
    ...(page.title.trim() === '' ? [error(location, 'The page has no title')] : []),
    ...(page.shareDescription.trim() === '' ? [warning(location, 'The page has no description')] : []),
    ...(page.shareImage || slugsWithShareImage.includes(page.slug)
      ? []
      : [warning(location, 'The page has no share image')]),
    ...checkAltText('Picture when shared', page.shareImage, location),
    ...(isShadowed
      ? [error(location, 'The site reserves this address: visitors cannot reach the page')]
      : []),
  ]
}

function checkBlocks(page: Page, location: string): Finding[] {
  const unknown = page.blocks.flatMap((block) =>
    block.block === 'unknown'
      ? [error(location, `The site does not know the component "${block.component}"`)]
      : [],
  )
  const hasHeading = page.blocks.some((block) => 'title' in block && block.title !== '')
  return [
    ...unknown,
    ...(hasHeading ? [] : [warning(location, 'No block has a title: the page has no visible heading')]),
  ]
}

function checkField(
  { label, field, value }: PageField,
  location: string,
  { formNames }: SiteInfo,
): Finding[] {
  if (field.kind === 'picture') return checkAltText(label, value as Picture | null, location)
  if (field.kind === 'rich-text') return checkHeadings(label, value as RichText, location)
  if (field.kind === 'address' && field.video && value !== '' && !videoId(value as string))
    return [error(location, `${label}: no 11-character video id in ${value as string}`)]
  if (field.kind === 'text' && field.format === 'form' && !formNames.includes(value as string))
    return [error(location, `${label}: there is no form called "${value as string}"`)]
  return []
}

/** An illustration without alternative text is decorative; an uploaded image needs one. */
function checkAltText(label: string, picture: Picture | null, location: string): Finding[] {
  return picture && !isIllustration(picture) && picture.alt === ''
    ? [warning(location, `${label}: the image has no alternative text`)]
    : []
}

function checkHeadings(label: string, richText: RichText, location: string): Finding[] {
  const levels = richText.flatMap((node) => (node.type === 'heading' ? [node.level] : []))
  const jump = levels.find((level, index) => index > 0 && level > (levels[index - 1] ?? level) + 1)
  return [
    ...(levels.includes(1)
      ? [warning(location, `${label}: a level 1 heading competes with the title of the page`)]
      : []),
    ...(jump === undefined ? [] : [warning(location, `${label}: the heading levels skip to level ${jump}`)]),
  ]
}
