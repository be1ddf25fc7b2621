import { describe, expect, it } from 'vitest'
import { changeTarget, readTarget } from './change-target.ts'

const PAGE = 'api::page.page'
const FOOTER = 'api::footer.footer'
const PAGES = `http://localhost:1337/content-manager/collection-types/${PAGE}`
const SINGLE = `http://localhost:1337/content-manager/single-types/${FOOTER}`

describe('a request to the content manager', () => {
  it.each([
    ['PUT', `${PAGES}/abc`],
    ['PUT', `${PAGES}/abc?locale=en`],
    ['DELETE', `${PAGES}/abc`],
    ['POST', `${PAGES}/abc/actions/publish`],
    ['POST', `${PAGES}/abc/actions/unpublish?x=1`],
    ['POST', `${PAGES}/abc/actions/discard`],
  ])('%s %s changes that page', (method, url) => {
    expect(changeTarget(method, url)).toEqual({ type: PAGE, documentId: 'abc' })
  })

  it.each([
    ['PUT', SINGLE],
    ['POST', `${SINGLE}/actions/publish`],
    ['POST', `${SINGLE}/actions/discard`],
  ])('%s %s changes the footer', (method, url) => {
    expect(changeTarget(method, url)).toEqual({ type: FOOTER, documentId: undefined })
  })

  it.each([
    ['GET', `${PAGES}/abc`],
    ['POST', PAGES],
    ['POST', `${PAGES}/actions/publish`],
    ['POST', `${PAGES}/actions/bulkPublish`],
    ['POST', `${PAGES}/clone/abc`],
    ['POST', `${PAGES}/abc/actions/countDraftRelations`],
    ['PUT', 'http://localhost:1337/content-manager/content-types/api::page.page/configuration'],
    ['POST', 'http://localhost:1337/upload'],
  ])('%s %s changes no document that was loaded', (method, url) => {
    expect(changeTarget(method, url)).toBeNull()
  })

  it('reads a document, a list, or something else', () => {
    expect(readTarget(`${PAGES}/abc?status=draft`)).toEqual({ type: PAGE, documentId: 'abc' })
    expect(readTarget(SINGLE)).toEqual({ type: FOOTER, documentId: undefined })
    for (const url of [PAGES, `${PAGES}?page=1`, `${PAGES}/abc/actions/countDraftRelations`, 'http://x/init'])
      expect(readTarget(url)).toBeNull()
  })
})
