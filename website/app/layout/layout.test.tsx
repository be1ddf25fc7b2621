import { DEFAULT_FOOTER } from '@beam/content/defaults/footer.ts'
import type { NavigationItem } from '@beam/content/model/navigation.ts'
import { sampleUploadedImage } from '@beam/content/testing/sample-uploaded-image.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { Layout } from './layout.tsx'

function item(title: string, given: Partial<NavigationItem> = {}): NavigationItem {
  const target = { type: 'INTERNAL', address: `/${title}`, newTab: false } as const
  return { title, description: '', shortcut: '', ...target, audience: [], items: [], ...given }
}

const page = {
  colourWorld: 'Teal',
  shareTitle: 'Banks & us',
  canonicalUrl: 'https://beam.example/banks',
  canBeShared: true,
  hasVideo: true,
  withoutKinds: false,
  needsLazyBlocks: false,
} as const

function html(given: Partial<Parameters<typeof Layout>[0]> = {}, at = '/banks'): string {
  return renderToStaticMarkup(
    <MemoryRouter initialEntries={[at]}>
      <Layout
        navigation={[]}
        footer={DEFAULT_FOOTER}
        page={page}
        tagManagerId={null}
        hasAssistant={false}
        isPreview={false}
        {...given}
      >
        <h1>Banks</h1>
      </Layout>
    </MemoryRouter>,
  )
}

test('has the landmarks of the contract', () => {
  const drawn = html()
  for (const landmark of [
    '<header',
    'aria-label="Main"',
    '<main id="main"',
    '<aside class="share" aria-label="Share"',
    '<footer',
    'aria-label="Cookie consent"',
  ]) {
    expect(drawn).toContain(landmark)
  }
  expect(drawn).toContain('data-world="teal"')
})

test('a page that nobody would share has no share links', () => {
  expect(html()).toContain('Share on Facebook')
  expect(html({ page: { ...page, canBeShared: false } })).not.toContain('class="share"')
})

test('the footer names the company once its facts are filled in', () => {
  expect(html()).not.toContain('Registration number')
  const footer = { ...DEFAULT_FOOTER, legalName: 'Example, Lda.', registrationNumber: '000' }
  expect(html({ footer })).toContain('<p>Example, Lda. · Registration number: 000</p>')
})

test('pictograms in the footer are kinds of stores; uploaded marks are partners', () => {
  expect(html()).toContain('Stores of every kind')
  const drawn = html({
    footer: { ...DEFAULT_FOOTER, partners: [{ name: 'A', picture: sampleUploadedImage() }] },
  })
  expect(drawn).toContain('aria-label="Partners"')
  expect(drawn).not.toContain('Stores of every kind')
})

test('the footer leaves out the kinds of stores on some pages; marks of partners stay', () => {
  const without = { ...page, withoutKinds: true }
  expect(html({ page: without })).not.toContain('Stores of every kind')
  const footer = { ...DEFAULT_FOOTER, partners: [{ name: 'A', picture: sampleUploadedImage() }] }
  expect(html({ page: without, footer })).toContain('aria-label="Partners"')
})

test('the menu shows four levels and no fifth', () => {
  const fifth = item('five')
  const tree = item('one', {
    items: [item('two', { items: [item('three', { items: [item('four', { items: [fifth] })] })] })],
  })
  const drawn = html({ navigation: [tree] })
  for (const title of ['one', 'two', 'three', 'four']) expect(drawn).toContain(`href="/${title}"`)
  expect(drawn).not.toContain('href="/five"')
})

test('menu titles keep their own case: the style sheet makes them capitals', () => {
  expect(html({ navigation: [item('About Us', { address: '/about-us' })] })).toContain('>About Us</a>')
})

test('the menu describes its links, outside their names', () => {
  const about = item('About Us', { description: 'Strategy and mission' })
  const group = item('Company', { address: '', items: [about] })
  expect(html({ navigation: [group] })).toContain(
    '<a href="/About Us" aria-label="About Us">About Us</a><p>Strategy and mission</p>',
  )
})

test('items with a label for the header are there, too, in their own case; the last one is a button', () => {
  const stores = item('Physical store', { address: '/local-store', shortcut: 'For stores' })
  const contacts = item('Contacts', { address: '/contacts', shortcut: 'Write to us' })
  const group = item('Company', { address: '', items: [stores, contacts] })
  const drawn = html({ navigation: [group, item('News')] })
  const [shortcuts = ''] = /<nav aria-label="Shortcuts">.*?<\/nav>/s.exec(drawn) ?? []
  expect(shortcuts.match(/<a /g)).toHaveLength(2)
  expect(shortcuts).toContain('<a href="/local-store" aria-label="For stores">For stores</a>')
  expect(shortcuts).toContain('<a href="/contacts" class="button">Write to us</a>')
  expect(html({ navigation: [item('News')] })).not.toContain('Shortcuts')
})

test('the groups of the menu share one name, so that one is open at a time', () => {
  const group = { address: '', items: [item('a')] }
  const drawn = html({ navigation: [item('One', group), item('Two', group)] })
  expect(drawn.match(/<details name="menu"/g)).toHaveLength(2)
})

test('external menu entries open a new tab', () => {
  const blog = item('Blog', { type: 'EXTERNAL', address: 'https://blog.example', newTab: true })
  expect(html({ navigation: [blog] })).toContain(
    'href="https://blog.example" target="_blank" rel="noopener noreferrer"',
  )
})

test('the entry of the page itself is marked', () => {
  const navigation = [item('Banks', { address: '/banks' }), item('News', { address: '/news' })]
  expect(html({ navigation }).match(/aria-current="page"[^>]*>[^<]*|[^>]*aria-current="page"/g)).toHaveLength(
    1,
  )
})

test('share links contain the canonical URL', () => {
  const drawn = html()
  const address = 'https%3A%2F%2Fbeam.example%2Fbanks'
  for (const start of [
    'https://www.facebook.com/sharer/sharer.php?u=',
    'https://x.com/intent/post?url=',
    'https://www.linkedin.com/sharing/share-offsite/?url=',
    'https://t.me/share/url?url=',
  ]) {
    expect(drawn).toContain(`${start}${address}`)
  }
  expect(drawn).toContain('text=Banks%20%26%20us')
})

test('the share sidebar also leads to the Instagram and YouTube profiles', () => {
  const [, sidebar = ''] = /<aside(.*)<\/aside>/s.exec(html()) ?? []
  expect(sidebar).toContain('Instagram')
  expect(sidebar).toContain('YouTube')
})

test('the bar and the footer show our profiles as icons with names', () => {
  const lists = html().match(/<ul class="social-links">.*?<\/ul>/gs) ?? []
  expect(lists).toHaveLength(2)
  for (const list of lists) {
    expect(list.match(/<svg/g)).toHaveLength(5)
    expect(list).toContain('>LinkedIn<')
  }
})

test('a profile on another network has the name of its host', () => {
  const socialLinks = [{ url: 'https://social.example/@beam', iconClass: '' }]
  expect(html({ footer: { ...DEFAULT_FOOTER, socialLinks } }).match(/>social\.example</g)).toHaveLength(2)
})

test('a missing footer is replaced by a loading text', () => {
  expect(html({ footer: null })).toContain('Loading footer...')
  expect(html({ footer: new Promise(() => {}) })).toContain('Loading footer...')
  expect(html()).not.toContain('Loading footer...')
})

test('the newsletter box sends nothing: its input has no name and its form goes nowhere', () => {
  const [form = ''] = /<form class="newsletter".*?<\/form>/s.exec(html()) ?? []
  expect(form).toContain('method="dialog"')
  expect(form).toContain('Subscribe')
  expect(form).not.toContain(' name=')
})

test('editors can hide the newsletter box, and write what stands beside it', () => {
  expect(html({ footer: { ...DEFAULT_FOOTER, newsletterNote: 'Opens in May.' } })).toContain('Opens in May.')
  expect(html({ footer: { ...DEFAULT_FOOTER, newsletterHidden: true } })).not.toContain('<form')
})

test('the cookie banner is hidden until its script shows it, and its two buttons look alike', () => {
  const drawn = html()
  expect(drawn).toMatch(/<section id="cookie-consent"[^>]* hidden=""/)
  const [decline, accept] = drawn.match(/<button[^>]*data-consent="[^>]*>[^<]*/g) ?? []
  expect(decline?.replace('declined', '').replace('Decline', '')).toBe(
    accept?.replace('accepted', '').replace('Accept', ''),
  )
})

test('the inline script directly follows the cookie banner and is the same on every page', () => {
  const inline = /<\/section><script data-inline="">(.*?)<\/script>/s
  const [, first] = inline.exec(html()) ?? []
  const [, second] = inline.exec(html({ page: null }, '/news')) ?? []
  expect(first).toContain('manageConsent()')
  expect(second).toBe(first)
})
