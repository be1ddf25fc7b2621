import { describe, expect, it } from 'vitest'
import { createLoadedDrafts } from './loaded-drafts.ts'

const PAGE = { type: 'api::page.page', documentId: 'abc', version: '1' }
const FOOTER = { type: 'api::footer.footer', documentId: 'xyz', version: '7' }

describe('the drafts that a window shows', () => {
  it('are those that were loaded last', () => {
    const drafts = createLoadedDrafts()
    expect(drafts.find(PAGE.type, PAGE.documentId)).toBeUndefined()
    drafts.load(PAGE)
    drafts.load({ ...PAGE, version: '2' })
    drafts.load({ ...PAGE, documentId: 'other', version: '9' })
    expect(drafts.find(PAGE.type, PAGE.documentId)?.version).toBe('2')
  })

  it('include single types, which requests name without a document id', () => {
    const drafts = createLoadedDrafts()
    drafts.load(FOOTER)
    expect(drafts.find(FOOTER.type)).toEqual(FOOTER)
  })

  it('follow the saves of this window until they are loaded again', () => {
    const drafts = createLoadedDrafts()
    drafts.load(PAGE)
    drafts.replace(PAGE, '2')
    drafts.replace({ ...PAGE, version: '2' }, '3')
    expect(drafts.find(PAGE.type, PAGE.documentId)?.version).toBe('3')
    drafts.load({ ...PAGE, version: '4' })
    expect(drafts.find(PAGE.type, PAGE.documentId)?.version).toBe('4')
  })

  it('stay the same when a change replaced nothing', () => {
    const drafts = createLoadedDrafts()
    drafts.load(PAGE)
    drafts.replace(PAGE, PAGE.version)
    expect(drafts.find(PAGE.type, PAGE.documentId)?.version).toBe('1')
  })
})
