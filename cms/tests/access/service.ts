import { afterAll, beforeAll } from 'vitest'
import { invite } from '../invite.ts'
import { makeSeededFolder } from '../seeded-folder.ts'
import { signIn, type Editor } from '../sign-in.ts'
import { ADMINISTRATOR, removeDataFolder, startForTest, type Running } from '../start-for-test.ts'

export const PAGE = 'api::page.page'
export const REDIRECT = 'api::redirect.redirect'
export const NAVIGATION = '/api/navigation/render/navigation'

/** What access.parts.test.ts starts once, for the cases in this folder. */
export let service: Running
/** The administrator. */
export let editor: Editor
/** With the role Editor. */
export let colleague: Editor
export let author: Editor

beforeAll(async () => {
  service = await startForTest(1400, await makeSeededFolder())
  editor = await signIn(service.url)
  await editor.create(PAGE, { title: 'A secret plan', slug: 'secret-plan', Content: [] })
  const news = await editor.find(PAGE, 'slug', 'news')
  await editor.publish(PAGE, news.documentId, withoutId(news))
  await editor.request('POST', '/admin/forgot-password', { email: ADMINISTRATOR.email })
  colleague = await invite(service.url, editor, 'strapi-editor', 'colleague@example.com')
  author = await invite(service.url, editor, 'strapi-author', 'author@example.com')
})
afterAll(async () => {
  await service.stop()
  await removeDataFolder(service.dataFolder)
})

function withoutId({ id: _id, documentId: _documentId, ...data }: Record<string, unknown>): object {
  return data
}
