import { afterAll, beforeAll } from 'vitest'
import { invite, type Invited } from '../invite.ts'
import { makeSeededFolder } from '../seeded-folder.ts'
import { signIn, type Editor } from '../sign-in.ts'
import { removeDataFolder, startForTest, type Running } from '../start-for-test.ts'

const PORT = 1430

/** What nothing-lost.parts.test.ts starts, for the cases in this folder. */
export let service: Running
export let administrator: Editor
/** Ana, with the role Editor. */
export let colleague: Invited
export let author: Invited

beforeAll(async () => {
  service = await startForTest(PORT, await makeSeededFolder())
  administrator = await signIn(service.url)
  colleague = await invite(service.url, administrator, 'strapi-editor', 'ana@example.com', 'Ana')
  author = await invite(service.url, administrator, 'strapi-author', 'ben@example.com', 'Ben')
})
afterAll(async () => {
  await service.stop()
  await removeDataFolder(service.dataFolder)
})

export async function restartService(): Promise<void> {
  await service.stop()
  service = await startForTest(PORT, service.dataFolder)
}
