import { expect, it } from 'vitest'
import { checkEntry, findBlockers } from './check-entry.ts'
import { blocker, error, warning } from './finding.ts'
import { limitFindings, MAX_FINDINGS } from './limit-findings.ts'

const CONTEXT = {
  siteInfo: { formNames: [], reservedSegments: ['api'], slugsWithShareImage: [], redirectHosts: [] },
  otherPages: [],
  redirects: [],
  linkedPaths: [],
  publishedSlug: null,
  menuItems: [],
  hasStoreLinks: true,
}

it('keeps all findings of a document that has few, in their order', () => {
  const few = [warning('/a', 'First'), blocker('/a', 'Second')]
  expect(limitFindings(few)).toEqual(few)
  const most = Array.from({ length: MAX_FINDINGS }, () => error('/a', 'Broken', 'title'))
  expect(limitFindings(most)).toEqual(most)
})

it('keeps the most severe of many, and counts the others', () => {
  const many = [
    ...Array.from({ length: MAX_FINDINGS }, (_, index) => warning('/a', `Advice ${index}`, 'title')),
    error('/a', 'Noticed', 'slug'),
    blocker('/a', 'Dropped', 'Content.0.buttonUrl'),
  ]
  const limited = limitFindings(many)
  expect(limited.slice(0, 3).map(({ message }) => message)).toEqual(['Dropped', 'Noticed', 'Advice 0'])
  expect(limited).toHaveLength(MAX_FINDINGS + 1)
  expect(limited.at(-1)).toEqual(warning('/a', '2 more findings are not listed'))
  expect(limitFindings(many.slice(1)).at(-1)?.message).toBe('One more finding is not listed')
})

it('says that a document cannot be published, however many problems it has', () => {
  const broken = { __component: 'blocks.hero', title: 'Broken', buttonText: 'Go', buttonUrl: 'javascript:0' }
  const entry = { title: 'Broken', slug: 'broken', Content: Array.from({ length: 1000 }, () => broken) }
  const found = checkEntry('page', entry, CONTEXT)
  expect(found).toHaveLength(MAX_FINDINGS + 1)
  expect(found.every(({ severity }) => severity === 'blocker')).toBe(true)
  expect(found.at(-1)?.message).toMatch(/^8\d\d more findings are not listed$/)
  expect(findBlockers('page', entry).at(-1)).toMatchObject({
    severity: 'blocker',
    message: '800 more findings are not listed',
  })
})
