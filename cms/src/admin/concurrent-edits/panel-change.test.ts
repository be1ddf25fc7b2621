import { describe, expect, it } from 'vitest'
import { readChange, readTarget } from './panel-change.ts'

const PAGE = 'api::page.page'
const FOOTER = 'api::footer.footer'
const PAGES = `http://localhost:1337/content-manager/collection-types/${PAGE}`
const SINGLE = `http://localhost:1337/content-manager/single-types/${FOOTER}`

describe('a request to the content manager', () => {
  it.each([
    ['PUT', `${PAGES}/abc`, 'save'],
    ['PUT', `${PAGES}/abc?locale=en`, 'save'],
    ['DELETE', `${PAGES}/abc`, 'delete'],
    ['POST', `${PAGES}/abc/actions/publish`, 'publish'],
    ['POST', `${PAGES}/abc/actions/unpublish?x=1`, 'unpublish'],
    ['POST', `${PAGES}/abc/actions/discard`, 'discard'],
  ])('%s %s changes that page: %s', (method, url, action) => {
    const targets = [{ type: PAGE, documentId: 'abc' }]
    expect(readChange(method, url)).toEqual({ action, type: PAGE, targets, isBulk: false })
  })

  it.each([
    ['PUT', SINGLE, 'save'],
    ['POST', `${SINGLE}/actions/publish`, 'publish'],
    ['POST', `${SINGLE}/actions/discard`, 'discard'],
  ])('%s %s changes the footer: %s', (method, url, action) => {
    const targets = [{ type: FOOTER, documentId: undefined }]
    expect(readChange(method, url)).toEqual({ action, type: FOOTER, targets, isBulk: false })
  })

  it.each([
    ['bulkPublish', 'publish'],
    ['bulkUnpublish', 'unpublish'],
    ['bulkDelete', 'delete'],
  ])('%s changes all documents that it names', (name, action) => {
    const targets = ['a', 'b'].map((documentId) => ({ type: PAGE, documentId }))
    const body = JSON.stringify({ documentIds: ['a', 'b'] })
    const change = { action, type: PAGE, isBulk: true }
    expect(readChange('POST', `${PAGES}/actions/${name}`, body)).toEqual({ ...change, targets })
    for (const invalid of [undefined, '', '{', 'null', '{"documentIds":"a"}'])
      expect(readChange('POST', `${PAGES}/actions/${name}`, invalid)).toEqual({ ...change, targets: [] })
  })

  it.each([
    ['POST', PAGES, 'create'],
    ['POST', `${PAGES}/actions/publish`, 'publish'],
  ])('%s %s creates a page: %s', (method, url, action) => {
    expect(readChange(method, url)).toEqual({ action, type: PAGE, targets: [], isBulk: false })
  })

  it.each([
    ['GET', `${PAGES}/abc`],
    ['POST', `${PAGES}/clone/abc`],
    ['POST', `${PAGES}/auto-clone/abc`],
    ['POST', `${PAGES}/abc/actions/countDraftRelations`],
    ['PUT', 'http://localhost:1337/content-manager/content-types/api::page.page/configuration'],
    ['POST', 'http://localhost:1337/upload'],
  ])('%s %s changes no document that was loaded', (method, url) => {
    expect(readChange(method, url)).toBeNull()
  })

  it('reads a document, a list, or something else', () => {
    expect(readTarget(`${PAGES}/abc?status=draft`)).toEqual({ type: PAGE, documentId: 'abc' })
    expect(readTarget(SINGLE)).toEqual({ type: FOOTER, documentId: undefined })
    for (const url of [PAGES, `${PAGES}?page=1`, `${PAGES}/abc/actions/countDraftRelations`, 'http://x/init'])
      expect(readTarget(url)).toBeNull()
  })
})
