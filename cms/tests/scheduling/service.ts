import { afterAll, beforeAll } from 'vitest'
import { invite, type Invited } from '../invite.ts'
import { makeSeededFolder } from '../seeded-folder.ts'
import { signIn, type Editor } from '../sign-in.ts'
import { removeDataFolder, startForTest, type Running } from '../start-for-test.ts'

export const PAGE = 'api::page.page'
const PORT = 1431
const SECOND_PORT = 1432

/** What scheduling.parts.test.ts starts, for the cases in this folder. */
export let service: Running
export let administrator: Editor
/** With the role Editor. */
export let ana: Invited
export let author: Invited

beforeAll(async () => {
  service = await startForTest(PORT, await makeSeededFolder())
  administrator = await signIn(service.url)
  ana = await invite(service.url, administrator, 'strapi-editor', 'ana@example.com', 'Ana')
  author = await invite(service.url, administrator, 'strapi-author', 'ben@example.com', 'Ben')
})
afterAll(async () => {
  await service.stop()
  await removeDataFolder(service.dataFolder)
})

/** Starts the stopped service again, and a second one with the same database; resolves to the second. */
export async function startTwoServices(): Promise<Running> {
  const second = await startForTest(SECOND_PORT, service.dataFolder)
  service = await startBesideAnother()
  administrator = await signIn(service.url)
  return second
}

/** The start of a service finds the database locked when the other one writes: it is repeated, as a supervisor does. */
async function startBesideAnother(attempts = 5): Promise<Running> {
  try {
    return await startForTest(PORT, service.dataFolder)
  } catch (error) {
    if (attempts === 1 || !String(error).includes('database is locked')) throw error
    return startBesideAnother(attempts - 1)
  }
}
