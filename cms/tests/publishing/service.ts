import { afterAll, beforeAll } from 'vitest'
import { receiveWebhooks, type WebhookReceiver } from '../receive-webhooks.ts'
import { makeSeededFolder } from '../seeded-folder.ts'
import { signIn, type Editor } from '../sign-in.ts'
import { removeDataFolder, startForTest, type Running } from '../start-for-test.ts'

export const PAGE = 'api::page.page'
export const FOOTER = 'api::footer.footer'
export const REDIRECT = 'api::redirect.redirect'

const UNREACHABLE_SITE = 'http://127.0.0.1:9'

/** What publishing.parts.test.ts starts once, for the cases in this folder. */
export let service: Running
export let site: WebhookReceiver
export let otherSite: WebhookReceiver
/** The administrator. */
export let editor: Editor

beforeAll(async () => {
  site = await receiveWebhooks(1403)
  otherSite = await receiveWebhooks(1406)
  service = await startForTest(1402, await makeSeededFolder(), {
    SITE_URLS: `${UNREACHABLE_SITE},${site.url},${otherSite.url}`,
    REDIRECT_HOSTS: 'shop.example.com',
  })
  editor = await signIn(service.url)
})
afterAll(async () => {
  await service.stop()
  await site.close()
  await otherSite.close()
  await removeDataFolder(service.dataFolder)
})
