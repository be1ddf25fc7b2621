import { expect, it } from 'vitest'
import { pagePath } from '../model/page.ts'
import { ALL_PAGES } from './all-pages.ts'
import { DEFAULT_FOOTER } from './footer.ts'

const { certifications, newsletterHidden, newsletterNote, quickLinks, legalText, socialLinks } =
  DEFAULT_FOOTER

it('says beside the newsletter box that sign-up is not open, and that nothing is sent', () => {
  expect(newsletterHidden).toBe(false)
  expect(newsletterNote).toMatch(/\bsign-up is not open\b.*\bnothing you enter is sent or stored\b/i)
})

it('starts its quick links with the five of the specification', () => {
  expect(quickLinks.slice(0, 5).map(({ title, external }) => [title, external])).toEqual([
    ['Blog', true],
    ['Help Center', false],
    ['Terms and Conditions', false],
    ['Privacy Policy', false],
    ['Contacts', false],
  ])
})

it('links once to the complaints book, by its badge, and to the accessibility statement', () => {
  const links = [...quickLinks, ...certifications].map(({ url }) => url)
  expect(links.filter((url) => url.startsWith('https://www.livroreclamacoes.pt'))).toHaveLength(1)
  expect(quickLinks.some(({ url }) => url === '/accessibility')).toBe(true)
})

it('names the dispute resolution bodies for consumers, and links to their list by its address', () => {
  expect(legalText).toContain('Resolução Alternativa de Litígios')
  const badge = certifications.find(({ url }) => url === 'https://www.consumidor.gov.pt/')
  expect(badge?.picture?.alt).toContain('www.consumidor.gov.pt')
})

it('links to existing pages only', () => {
  const paths = new Set(ALL_PAGES.map(({ slug }) => pagePath(slug)))
  expect(quickLinks.filter(({ url, external }) => !external && !paths.has(url))).toEqual([])
})

it('lists each social profile once', () => {
  expect(new Set(socialLinks.map(({ iconClass }) => iconClass)).size).toBe(socialLinks.length)
})
