import { setTimeout as pause } from 'node:timers/promises'
import { expect } from 'vitest'
import type { Document, Editor } from '../sign-in.ts'
import { runSql, storedTime } from '../test-database.ts'
import { administrator, PAGE, service } from './service.ts'

export const HOUR_MS = 60 * 60_000
/** Far enough ahead for the request that sets it. */
const SOON_MS = 5000
/** Ends a hanging test; on a quiet machine a schedule is executed within 10 seconds. */
const PATIENCE_MS = 120_000

export interface Schedule {
  readonly id: number
  readonly documentId: string
  readonly action: string
  readonly dueAt: string
  readonly userName: string
  readonly state: string
  readonly reason: string | null
  readonly endedAt: string | null
}

export function page(slug: string): object {
  return { title: slug, slug, Content: [] }
}

export function inMs(ms: number): string {
  return new Date(Date.now() + ms).toISOString()
}

export async function schedule(
  who: Editor,
  documentId: string,
  action: string,
  dueAt: string,
): Promise<void> {
  const { status } = await who.request('POST', '/schedules/', { type: PAGE, documentId, action, dueAt })
  if (status !== 200) throw new Error(`It was not scheduled: ${status}`)
}

/** Schedules it in a few seconds. */
export async function scheduleSoon(who: Editor, documentId: string, action: string): Promise<void> {
  await schedule(who, documentId, action, inMs(SOON_MS))
}

/** Moves what is pending for these documents to a minute ago, in the database: no test waits for a set time. */
export async function makeDue(...documents: readonly Pick<Document, 'documentId'>[]): Promise<void> {
  for (const { documentId } of documents) {
    const pendingOne =
      "update scheduled_actions set due_at = ? where entry_id = ? and state = 'pending' returning id"
    const changed = await runSql(service.dataFolder, pendingOne, [
      storedTime(Date.now() - 60_000),
      documentId,
    ])
    expect(changed).toHaveLength(1)
  }
}

async function schedulesOf(documentId: string): Promise<{ pending: Schedule[]; last: Schedule | null }> {
  const { body } = await administrator.request('GET', `/schedules/?type=${PAGE}&documentId=${documentId}`)
  return (body as { data: { pending: Schedule[]; last: Schedule | null } }).data
}

export async function pending(documentId: string): Promise<Schedule[]> {
  return (await schedulesOf(documentId)).pending
}

/** What became of the schedule, once it is executed or canceled. */
export async function ended(documentId: string, action = ''): Promise<Schedule | null> {
  const end = Date.now() + PATIENCE_MS
  while (Date.now() < end) {
    const { last } = await schedulesOf(documentId)
    if (last && last.action.startsWith(action || last.action)) return last
    await pause(250)
  }
  return null
}

/**
 * How many ms after its time something was executed; or after the content service was ready, if it was still starting
 * at that time.
 */
export function delayOf({ dueAt, endedAt }: Schedule, readyAt = 0): number {
  const end = Date.parse(endedAt ?? '')
  return end - Math.max(Date.parse(dueAt), Math.min(readyAt, end))
}

export async function isPublished(slug: string): Promise<boolean> {
  const { body } = await service.get(`/api/pages?filters[slug][$eq]=${slug}`)
  return (body as { data: Document[] }).data.length === 1
}

/** Who published each version, newest first. */
export async function publishers(documentId: string): Promise<string[]> {
  const { body } = await administrator.request(
    'GET',
    `/history/versions?type=${PAGE}&documentId=${documentId}`,
  )
  return (body as { data: { userName: string }[] }).data.map(({ userName }) => userName)
}
