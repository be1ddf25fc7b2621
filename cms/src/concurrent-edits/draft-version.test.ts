import { expect, it } from 'vitest'
import { readDraftVersions, writeDraftVersion } from './draft-version.ts'

const ONE = { type: 'api::page.page', documentId: 'a1', version: '2031-05-04T03:02:01.000Z' } as const
const TWO = { type: 'api::footer.footer', documentId: 'b2', version: '2031-05-04T03:02:01.001Z' } as const

it('names one draft, or several for a bulk action', () => {
  expect(readDraftVersions(writeDraftVersion(ONE))).toEqual([ONE])
  expect(readDraftVersions(`${writeDraftVersion(ONE)}, ${writeDraftVersion(TWO)}`)).toEqual([ONE, TWO])
})

it('is "any" only when that was said', () => {
  expect(readDraftVersions('*')).toBe('any')
  expect(readDraftVersions('')).toEqual([])
  expect(readDraftVersions('* a1 now')).not.toBe('any')
})

it.each(['a1', 'api::page.page a1', 'api::page.page a1 now and then'])(
  'ignores %j, and keeps the rest',
  (text) => {
    expect(readDraftVersions(`${text}, ${writeDraftVersion(TWO)}`)).toEqual([TWO])
  },
)
