import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { runAs } from '../access/acting-user.ts'
import { dueSchedules, endSchedule, type Schedule } from './schedule-store.ts'
import { reasonToCancel, scheduledUser } from './reason-to-cancel.ts'

/**
 * Executes what is due, each in a transaction with the update that ends it: exactly once, also when a process is killed
 * or several share the database. What fails unexpectedly stays pending, and is tried again.
 */
export async function executeSchedules(strapi: Core.Strapi, now = new Date()): Promise<void> {
  for (const schedule of await dueSchedules(strapi, now))
    try {
      await execute(strapi, schedule)
    } catch (error) {
      await handleError(strapi, schedule, error)
    }
}

async function execute(strapi: Core.Strapi, schedule: Schedule): Promise<void> {
  await strapi.db.transaction(async () => {
    if (!(await endSchedule(strapi, schedule.id, 'done'))) return
    const user = await scheduledUser(strapi, schedule)
    const reason = await reasonToCancel(strapi, schedule, user)
    if (reason || !user) throw new errors.ForbiddenError(reason)
    const documents = strapi.documents(schedule.entryType)
    const documentId = schedule.entryId
    await runAs(user, async () =>
      schedule.action === 'publish' ? documents.publish({ documentId }) : documents.unpublish({ documentId }),
    )
  })
}

/** An application error, e.g. a missing right or an invalid field, would be the same next time. */
async function handleError(strapi: Core.Strapi, { id, entryType, action }: Schedule, error: unknown) {
  if (error instanceof errors.ApplicationError) {
    await endSchedule(strapi, id, 'cancelled', error.message)
    strapi.log.warn(`Canceled scheduled action ${id} (${action} ${entryType}): ${error.name}`)
  } else
    strapi.log.error(`Scheduled action ${id} (${action} ${entryType}) failed and is tried again: ${error}`)
}
