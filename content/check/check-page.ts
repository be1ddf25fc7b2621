import { findBlockDefinition, type Block } from '../model/blocks.ts'
import { isEmptyBlock, isEmptyEntry } from '../model/empty-block.ts'
import { pagePath, type Page } from '../model/page.ts'
import { brokenLink, pageLinks, type LinkTargets } from './check-links.ts'
import { checkField } from './check-field.ts'
import { checkPlaceholder } from './check-placeholder.ts'
import { checkAltText } from './check-alt-text.ts'
import { error, warning, type Finding } from './finding.ts'
import { pageFields } from './collect-fields.ts'

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

/** About what search engines show. */
const MAX_TITLE_CHARACTERS = 60
const MAX_DESCRIPTION_CHARACTERS = 170
/** More does not fit the headings of blocks on a phone. */
const MAX_HEADING_CHARACTERS = 80
/** Shows buttons whose addresses are in the footer: nothing has to be filled in. */
const SHOWN_WITHOUT_VALUES = 'app-store-buttons'

/**
 * All problems of a page as visitors would see it.
 *
 * @param targets what its links may point to
 */
export function checkPage(page: Page, targets: LinkTargets, siteInfo: SiteInfo): Finding[] {
  const location = pagePath(page.slug)
  return [
    ...checkHead(page, location, siteInfo),
    ...checkBlocks(page, location),
    ...pageFields(page).flatMap((pageField) => [
      ...checkField(pageField, location, siteInfo),
      ...checkPlaceholder(pageField, location),
    ]),
    ...pageLinks(page).flatMap(({ label, address, field }) => {
      const problem = brokenLink(address, location, targets)
      return problem ? [error(location, `${label}: ${problem}`, field)] : []
    }),
  ]
}

function checkHead(
  page: Page,
  location: string,
  { reservedSegments, slugsWithShareImage }: SiteInfo,
): Finding[] {
  const { title, shareDescription } = page
  const isShadowed = reservedSegments.includes(page.slug.split('/')[0] ?? '')
  return [
    ...(title.trim() === '' ? [error(location, 'The page has no title', 'title')] : []),
    ...checkLength('The title', title, MAX_TITLE_CHARACTERS, location, 'title'),
    ...(shareDescription.trim() === ''
      ? [warning(location, 'The page has no description', 'shareDescription')]
      : checkLength(
          'The description',
          shareDescription,
          MAX_DESCRIPTION_CHARACTERS,
          location,
          'shareDescription',
        )),
    ...(page.shareImage || slugsWithShareImage.includes(page.slug)
      ? []
      : [warning(location, 'The page has no share image', 'shareImage')]),
    ...checkAltText('Picture when shared', page.shareImage, location, 'shareImageAlt'),
    ...(isShadowed
      ? [error(location, 'The site reserves this address: visitors cannot reach the page', 'slug')]
      : []),
  ]
}

function checkLength(name: string, text: string, max: number, location: string, field: string): Finding[] {
  if (text.length <= max) return []
  return [warning(location, `${name} has ${text.length} characters; more than ${max} are cut off`, field)]
}

function checkBlocks({ blocks }: Page, location: string): Finding[] {
  const hasHeading = blocks.some((block) => 'title' in block && block.title !== '')
  return [
    ...blocks.flatMap((block, index) => checkBlock(block, `Content.${index}`, location)),
    ...(hasHeading
      ? []
      : [warning(location, 'No block has a title: the page has no visible heading', 'Content')]),
  ]
}

function checkBlock(block: Block, path: string, location: string): Finding[] {
  if (block.block === 'unknown')
    return [error(location, `The site does not know the component "${block.component}"`, path)]
  const label = findBlockDefinition(block.block)?.label ?? ''
  if (isEmptyBlock(block) && block.block !== SHOWN_WITHOUT_VALUES)
    return [warning(location, `${label}: the block is empty`, path)]
  const heading = 'title' in block ? block.title : ''
  return [
    ...(heading.length > MAX_HEADING_CHARACTERS
      ? [
          warning(
            location,
            `${label} › Title: ${heading.length} characters are long for a heading; ${MAX_HEADING_CHARACTERS} fit`,
            `${path}.title`,
          ),
        ]
      : []),
    ...checkEntries(block, label, path, location),
  ]
}

function checkEntries(block: Block, label: string, path: string, location: string): Finding[] {
  const lists = Object.entries(findBlockDefinition(block.block)?.fields ?? {})
  const values: Readonly<Record<string, unknown>> = { ...block }
  return lists.flatMap(([name, field]) =>
    field.kind !== 'list'
      ? []
      : (values[name] as readonly object[]).flatMap((entry, index) =>
          isEmptyEntry(entry)
            ? [
                warning(
                  location,
                  `${label} › ${field.label} ${index + 1}: is empty`,
                  `${path}.${name}.${index}`,
                ),
              ]
            : [],
        ),
  )
}
