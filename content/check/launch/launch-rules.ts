import { NEWS_SLUG } from '../../model/articles.ts'
import { pagePath } from '../../model/page.ts'
import { videoId } from '../../model/video-id.ts'
import { isExample } from './is-example.ts'
import type { LaunchValue } from './launch-values.ts'

/** What the owner must fill in before launch. */
export interface LaunchRule {
  /** What to do, as a sentence for editors. */
  readonly task: string
  /** 'block': one entry for all values of a block or list. */
  readonly per: 'value' | 'block'
  /** Whether the value is still to be filled in. */
  readonly isOpen: (value: LaunchValue) => boolean
}

/** Drawings for which editors upload marks of partners. */
const PICTOGRAM = /^logo-[a-f]$/u
/** The id of no video: visitors would see an error in the player. */
const PLACEHOLDER_VIDEO = 'BeamWallet0'
const PLACEHOLDER_TEXT = /\blorem ipsum\b|\b(?:TODO|TBD|FIXME)\b|\[[^\]\n]{2,}\]|\{[a-z ]+\}/u

const COMPANY_FACTS = new Set([
  'legalName',
  'legalAddress',
  'registrationNumber',
  'taxNumber',
  'licenseEntry',
])
const APP_STORE_FIELDS = new Set(['appStoreUrl', 'googlePlayUrl'])
const SOURCE = new Set(['publisher', 'list', 'year'])

/**
 * Everything that is found automatically. The command, the start page of the admin panel and `npm start` read this list
 * only. A value belongs to the first rule that it fits.
 */
export const LAUNCH_RULES: readonly LaunchRule[] = [
  {
    task: 'Enter the facts about the company.',
    per: 'value',
    isOpen: ({ location, name, texts }) => location === 'footer' && COMPANY_FACTS.has(name) && isEmpty(texts),
  },
  {
    task: 'Enter the addresses of the app in both stores.',
    per: 'value',
    isOpen: ({ location, name, texts }) =>
      location === 'footer' && APP_STORE_FIELDS.has(name) && (isEmpty(texts) || texts.some(isExample)),
  },
  {
    task: 'Link the list that shows the ranking, e.g. a PDF.',
    per: 'value',
    isOpen: ({ block, name, texts }) =>
      block === 'ranking' && name === 'documentUrl' && (isEmpty(texts) || texts.some(isExample)),
  },
  {
    task: 'Name the source of the ranking.',
    per: 'value',
    isOpen: ({ block, name, texts }) => block === 'ranking' && SOURCE.has(name) && isEmpty(texts),
  },
  {
    task: 'Enter the address of the real video.',
    per: 'value',
    isOpen: ({ isVideo, texts }) =>
      isVideo && !isEmpty(texts) && texts.some((text) => [null, PLACEHOLDER_VIDEO].includes(videoId(text))),
  },
  {
    task: 'Name the people who lead the company.',
    per: 'value',
    isOpen: ({ block, name, texts }) => block === 'team' && name === 'name' && isEmpty(texts),
  },
  {
    task: 'Enter the day on which the article was published.',
    per: 'value',
    // Other articles have the day of their publication.
    isOpen: ({ location, block, name, texts }) =>
      location === pagePath(NEWS_SLUG) && block === 'article' && name === 'publishedOn' && isEmpty(texts),
  },
  {
    task: 'Upload the marks of real partners in place of pictograms, or remove them.',
    per: 'block',
    isOpen: ({ kind, texts }) => kind === 'picture' && texts.some((drawing) => PICTOGRAM.test(drawing)),
  },
  {
    task: 'Replace the example address.',
    per: 'value',
    isOpen: ({ kind, texts }) => kind !== 'picture' && texts.some(isExample),
  },
  {
    task: 'Replace the placeholder text.',
    per: 'value',
    isOpen: ({ kind, texts }) => kind !== 'picture' && texts.some((text) => PLACEHOLDER_TEXT.test(text)),
  },
]

function isEmpty(texts: readonly string[]): boolean {
  return texts.every((text) => text.trim() === '')
}
