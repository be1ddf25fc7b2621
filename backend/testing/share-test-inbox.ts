import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FormDefinition } from '@beam/forms/engine/define-form.ts'
import { afterAll, beforeAll } from 'vitest'
import { createBackend } from '../src/create-backend.ts'
import { contact, send } from './admin-beside-site.ts'
import { INBOX_SECRET, inboxClient, testActor, type TestActor, type TestInbox } from './inbox-client.ts'
import { createTestLog } from './test-log.ts'
import { testSettings } from './test-settings.ts'

interface SharedInbox {
  readonly inbox: TestInbox
  /** A person who may do everything. */
  readonly ana: TestActor
  /** Sends a form; returns the submission as the inbox lists it. */
  received(answers?: object, form?: FormDefinition): Promise<Received>
  /** A person that no other test uses: what they do is counted for them alone. */
  somebody(): TestActor
}

interface Received {
  readonly id: string
  readonly reference: string
  readonly version: number
  readonly status: string
}

/** One inbox for all tests of a file: each uses submissions of its own. */
export function shareTestInbox(): () => SharedInbox {
  const folder = mkdtempSync(join(tmpdir(), 'beam-inbox-'))
  let shared: SharedInbox | undefined
  beforeAll(async () => {
    shared = await openInbox(folder)
  })
  afterAll(async () => {
    await shared?.inbox.backend.close()
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
  })
  return () => shared!
}

async function openInbox(dataDir: string): Promise<SharedInbox> {
  const settings = testSettings({ dataDir, inbox: { secret: INBOX_SECRET, host: '127.0.0.1', port: 0 } })
  const log = createTestLog()
  const backend = { ...(await createBackend({ settings, log })), log }
  const port = (await backend.listenForStaff())!
  const inbox = { backend, port, settings, ask: inboxClient(port) }
  const ana = testActor()
  let people = 0
  return {
    inbox,
    ana,
    async received(answers = {}, form = contact) {
      const reference = await send(backend, form, answers)
      return (await inbox.ask(ana, 'show', { id: reference })).body.item
    },
    somebody() {
      people += 1
      return testActor(undefined, undefined, `person-${people}`)
    },
  }
}
