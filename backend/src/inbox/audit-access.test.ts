import { expect, test } from 'vitest'
import { openAdminBesideSite, send, contact } from '../../testing/admin-beside-site.ts'
import { testActor } from '../../testing/inbox-client.ts'
import type { InboxContext } from './inbox-context.ts'
import { listSubmissions } from './list-submissions.ts'
import { showSubmission } from './show-submission.ts'

const HOUR_MS = 3_600_000
const TEN = Date.UTC(2026, 10, 20, 10)
const actor = testActor()

async function openInbox(now: () => number) {
  const { backend, context } = await openAdminBesideSite({ now })
  const id = await send(backend, contact)
  const audited = async (action: string) =>
    (await context.storage.listAudit({ forms: null, action, limit: 10 })).length
  const reads: Record<'list' | 'show', (inbox: InboxContext) => Promise<unknown>> = {
    list: (inbox) => listSubmissions(inbox, actor, {}),
    show: (inbox) => showSubmission(inbox, actor, { id }),
  }
  return { context, audited, reads }
}

test('T117: after an audit entry that could not be stored, the next access is audited', async () => {
  const { context, audited, reads } = await openInbox(() => TEN)
  const failing = { ...context, storage: { ...context.storage, appendAudit: failToAppend } }
  for (const action of ['list', 'show'] as const) {
    await expect(reads[action](failing)).rejects.toThrow('disk full')
    expect(await audited(action)).toBe(0)
    await reads[action](context)
    expect(await audited(action)).toBe(1)
  }
})

test('reading the same again within the hour is one access', async () => {
  let now = TEN
  const { context, audited, reads } = await openInbox(() => now)
  for (const action of ['list', 'show'] as const) {
    now = TEN
    await Promise.all([reads[action](context), reads[action](context)])
    expect(await audited(action)).toBe(1)
    now += HOUR_MS
    await reads[action](context)
    expect(await audited(action)).toBe(2)
  }
})

function failToAppend(): Promise<void> {
  return Promise.reject(new Error('disk full'))
}
