import { expect, it } from 'vitest'
import { readMenuRequest } from './menu-request.ts'

const SERVICE = 'http://localhost:1337'

it('tells which menus a request lists, saves or deletes', () => {
  expect(readMenuRequest('GET', `${SERVICE}/navigation`)).toEqual({ action: 'list' })
  expect(readMenuRequest('GET', `${SERVICE}/cms/navigation/?locale=en`)).toEqual({ action: 'list' })
  expect(readMenuRequest('PUT', `${SERVICE}/navigation/abc`)).toEqual({ action: 'save', documentId: 'abc' })
  expect(readMenuRequest('DELETE', '/navigation/abc')).toEqual({ action: 'delete', documentId: 'abc' })
})

it.each([
  ['GET', '/navigation/abc'],
  ['GET', '/navigation/config'],
  ['GET', '/navigation/content-type-items/api::page.page'],
  ['POST', '/navigation/'],
  ['PUT', '/navigation/config'],
  ['DELETE', '/navigation/config'],
  ['PUT', '/navigation/i18n/copy/abc/en/fr'],
  ['GET', '/api/navigation'],
  ['GET', '/admin/plugins/navigations'],
  ['PUT', '/content-manager/collection-types/api::page.page/abc'],
])('leaves what is for something else: %s %s', (method, address) => {
  expect(readMenuRequest(method, SERVICE + address)).toBeNull()
})
