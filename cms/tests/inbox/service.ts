import { afterAll, afterEach, beforeAll } from 'vitest'
import { DEFAULT_ROLES } from '../../src/inbox/default-roles.ts'
import { INBOX_SECRET, startInboxStandIn, type InboxStandIn } from '../inbox-stand-in.ts'
import { invite } from '../invite.ts'
import { makeSeededFolder } from '../seeded-folder.ts'
import { signIn, type Editor } from '../sign-in.ts'
import { removeDataFolder, startForTest, type Running } from '../start-for-test.ts'

const PORT = 1460

/** Who may show sensitive answers, export and erase at all: everybody in this test but the administrator. */
const LISTED = ['support', 'sales', 'investors', 'recruiting', 'privacy'].map((name) => `${name}@example.com`)

/** Also listed. */
export const WITHOUT_ACCOUNT = 'founder@example.com'

/** What inbox.parts.test.ts starts, for the cases in this folder. */
export let service: Running
export let backend: InboxStandIn
export let administrator: Editor
const people = new Map<string, Editor>()

beforeAll(async () => {
  backend = await startInboxStandIn(1461)
  const dataFolder = await makeSeededFolder()
  service = await start(dataFolder)
  administrator = await signIn(service.url)
  const account = (role: string, email: string) =>
    invite(service.url, administrator, role, email, email.slice(0, email.indexOf('@')))
  for (const [index, { name }] of DEFAULT_ROLES.entries())
    people.set(name, await account(name, LISTED[index] ?? ''))
  people.set('Editor', await account('strapi-editor', 'editor-only@example.com'))
  people.set('Author', await account('strapi-author', 'author-only@example.com'))
  people.set('Super Admin', administrator)
})
afterEach(() => {
  backend.respondWith(undefined)
  backend.received.length = 0
})
afterAll(async () => {
  await service.stop()
  await backend.stop()
  await removeDataFolder(service.dataFolder)
})

export async function restartService(): Promise<void> {
  await service.stop()
  service = await start(service.dataFolder)
  administrator = await signIn(service.url)
}

export function person(role: string): Editor {
  const found = people.get(role)
  if (!found) throw new Error(`Nobody has the role ${role}`)
  return found
}

function start(dataFolder: string): Promise<Running> {
  return startForTest(PORT, dataFolder, {
    CMS_SEED_FILE: '',
    INBOX_URL: backend.url,
    INBOX_SECRET,
    INBOX_SENSITIVE_USERS: [...LISTED, WITHOUT_ACCOUNT].join(', '),
  })
}
