import type { Core } from '@strapi/strapi'
import type { EditedType } from '../editing/edited-types.ts'

const SCHEDULED_ACTION = 'api::scheduled-action.scheduled-action'

export const ACTIONS = ['publish', 'unpublish'] as const

export type ScheduledActionName = (typeof ACTIONS)[number]

interface NewSchedule {
  readonly entryType: EditedType
  readonly entryId: string
  readonly action: ScheduledActionName
  readonly dueAt: Date
  /** The draft's last save before it was scheduled. */
  readonly draftVersion: Date
  /** On whose behalf it is executed. */
  readonly userId: number
  readonly userName: string
}
export interface Schedule extends Omit<NewSchedule, 'dueAt' | 'draftVersion'> {
  readonly id: number
  readonly dueAt: string
  /** Null in schedules of earlier versions of the content service. */
  readonly draftVersion: string | null
  readonly state: 'pending' | 'done' | 'cancelled'
  /** Why it was canceled, for editors. */
  readonly reason: string | null
  readonly endedAt: string | null
}

/** Replaces what is pending for the same action of the same document. */
export async function setSchedule(strapi: Core.Strapi, schedule: NewSchedule): Promise<void> {
  const { entryType, entryId, action } = schedule
  const schedules = strapi.db.query(SCHEDULED_ACTION)
  await strapi.db.transaction(async () => {
    await schedules.deleteMany({ where: { entryType, entryId, action, state: 'pending' } })
    await schedules.create({ data: { ...schedule, state: 'pending' } })
  })
}

/** Whether it was still pending. */
export async function removeSchedule(strapi: Core.Strapi, id: number): Promise<boolean> {
  const { count } = await strapi.db.query(SCHEDULED_ACTION).deleteMany({ where: { id, state: 'pending' } })
  return count > 0
}

/** A schedule, pending or ended; null when there is none. */
export async function findSchedule(strapi: Core.Strapi, id: number): Promise<Schedule | null> {
  return strapi.db.query(SCHEDULED_ACTION).findOne({ where: { id } })
}

/** What is pending, in the order of time, and the last that ended. */
export async function schedulesOf(
  strapi: Core.Strapi,
  entryType: EditedType,
  entryId: string,
): Promise<{ pending: Schedule[]; last: Schedule | null }> {
  const schedules = strapi.db.query(SCHEDULED_ACTION)
  const pending = await schedules.findMany({
    where: { entryType, entryId, state: 'pending' },
    orderBy: { dueAt: 'asc' },
  })
  const last = await schedules.findOne({
    where: { entryType, entryId, state: { $ne: 'pending' } },
    orderBy: { endedAt: 'desc' },
  })
  return { pending, last }
}

/** All that is pending for documents of a type, in the order of time. */
export async function pendingOf(strapi: Core.Strapi, entryType: EditedType): Promise<Schedule[]> {
  return strapi.db
    .query(SCHEDULED_ACTION)
    .findMany({ where: { entryType, state: 'pending' }, orderBy: { dueAt: 'asc' } })
}

/** All that are due, at most one for each action of a document, so that none waits behind others that fail. */
export async function dueSchedules(strapi: Core.Strapi, now: Date): Promise<Schedule[]> {
  return strapi.db.query(SCHEDULED_ACTION).findMany({
    where: { state: 'pending', dueAt: { $lte: now } },
    orderBy: [{ dueAt: 'asc' }, { id: 'asc' }],
  })
}

/**
 * Ends a schedule if it is still pending. One conditional update, so of several content services on one database only
 * one gets true, and within a transaction the others wait for its outcome.
 */
export async function endSchedule(
  strapi: Core.Strapi,
  id: number,
  state: 'done' | 'cancelled',
  reason: string | null = null,
): Promise<boolean> {
  const { count } = await strapi.db.query(SCHEDULED_ACTION).updateMany({
    where: { id, state: 'pending' },
    data: { state, reason, endedAt: new Date() },
  })
  return count > 0
}
