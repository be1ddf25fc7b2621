import { describe, expect, it } from 'vitest'
import { ALL_PAGES } from '../../defaults/all-pages.ts'
import { block, page } from '../../defaults/compose.ts'
import { DEFAULT_FOOTER } from '../../defaults/footer.ts'
import { DEFAULT_NAVIGATION } from '../../defaults/navigation.ts'
import type { Block } from '../../model/blocks.ts'
import type { Footer } from '../../model/footer.ts'
import { sampleUploadedImage } from '../../testing/sample-uploaded-image.ts'
import { checkLaunch } from './check-launch.ts'
import { isExample } from './is-example.ts'
import { LAUNCH_RULES } from './launch-rules.ts'
import { LAUNCH_SETTINGS, openSettings } from './launch-settings.ts'

const FINISHED: Footer = {
  ...DEFAULT_FOOTER,
  partners: [{ name: 'A', picture: sampleUploadedImage() }],
  quickLinks: [],
  socialLinks: [],
  appStoreUrl: 'https://apps.apple.com/app/id1',
  googlePlayUrl: 'https://play.google.com/store/apps/details?id=a.b',
  legalName: 'A',
  legalAddress: 'B',
  registrationNumber: '1',
  taxNumber: '2',
  licenseEntry: '3',
}

/** Open entries as lines: location, label, task. */
function check(blocks: readonly Block[], footer = FINISHED): string[] {
  const pages = [page({ slug: 'news', title: 'News', shareDescription: 'News', blocks })]
  return checkLaunch({ pages, navigation: [], footer }).map(
    ({ location, label, task }) => `${location} ${label}: ${task}`,
  )
}

it('finds something for every rule in the default documents', () => {
  const open = checkLaunch({ pages: ALL_PAGES, navigation: DEFAULT_NAVIGATION, footer: DEFAULT_FOOTER })
  const tasks = new Set(open.map(({ task }) => task))
  const inDefaults = LAUNCH_RULES.filter(({ task }) => task !== 'Replace the placeholder text.')
  expect([...tasks]).toEqual(inDefaults.map(({ task }) => task))
  expect(open.filter(({ location }) => location === 'menu')).toMatchObject([
    { label: 'Menu › Blog', task: 'Replace the example address.' },
  ])
})

it('finds nothing when everything is filled in', () => {
  expect(check([block('hero', { title: 'News', buttonUrl: 'https://beamwallet.com' })])).toEqual([])
})

describe('reports, with the place to change it,', () => {
  it.each<[string, Block, string]>([
    [
      'a leader without a name',
      block('team', { members: [{ name: 'A', position: 'CEO' }, { position: 'CTO' }] }),
      '/news Team › Members 2 › Name: Name the people who lead the company.',
    ],
    [
      'the placeholder of a video',
      block('video', { videoUrl: 'https://youtu.be/BeamWallet0' }),
      '/news Video › Video address: Enter the address of the real video.',
    ],
    [
      'the article of the news page without a date',
      block('article', { title: 'News', author: 'A' }),
      '/news Article › Published on: Enter the day on which the article was published.',
    ],
    [
      'a mailbox within a text',
      block('rich-text', { body: '[Write](mailto:careers@example.com) to us.' }),
      '/news Text › Text: Replace the example address.',
    ],
    [
      'pictograms, once for a strip',
      block('logo-strip', {
        logos: ['logo-a', 'logo-b'].map((name) => ({
          name,
          picture: { illustration: name as 'logo-a', alt: '' },
        })),
      }),
      '/news Logo strip › Logos: Upload the marks of real partners in place of pictograms, or remove them.',
    ],
    [
      'a text that was left to write',
      block('rich-text', { body: 'The court of [town] decides.' }),
      '/news Text › Text: Replace the placeholder text.',
    ],
  ])('%s', (_kind, unfinished, line) => {
    expect(check([unfinished])).toEqual([line])
  })

  it('a ranking without list and source', () => {
    const empty = block('ranking', { title: '#5', documentUrl: 'https://www.example.com/list.pdf' })
    expect(check([empty])).toHaveLength(4)
    const source = { publisher: 'A', list: 'B', year: '2030', documentUrl: 'https://list.pt/list.pdf' }
    expect(check([block('ranking', { title: '#5', ...source })])).toEqual([])
  })

  it('missing company facts and store links', () => {
    expect(check([], { ...FINISHED, taxNumber: ' ', appStoreUrl: '' })).toEqual([
      'footer Footer › Company: tax number: Enter the facts about the company.',
      'footer Footer › Address in the App Store: Enter the addresses of the app in both stores.',
    ])
  })
})

it.each(['https://apps.example.com/x', 'a@example.org', 'https://token.example/x', 'http://localhost:3000'])(
  '%s is an example',
  (address) => {
    expect(isExample(address)).toBe(true)
  },
)

it.each(['https://www.cnpd.pt/', '/example', 'For example, a bakery', 'https://examples.com.pt', '#example'])(
  '%s is none',
  (address) => {
    expect(isExample(address)).toBe(false)
  },
)

it('settings are open until they are set to something of the owner', () => {
  expect(openSettings({}).map(({ name }) => name)).toEqual(LAUNCH_SETTINGS.map(({ name }) => name))
  const set = {
    SITE_URL: 'https://beamwallet.com',
    TOKEN_SALE_URL: 'https://token-sale.example.com/register',
    MAIL_TO: 'team@beamwallet.com',
    MAIL_FROM: 'Beam Wallet <no-reply@beamwallet.com>',
    SMTP_URL: 'smtp://127.0.0.1:25',
  }
  expect(openSettings(set).map(({ name }) => name)).toEqual(['TOKEN_SALE_URL'])
})
