import type { Core } from '@strapi/strapi'

/** How long editors see what became of a schedule. */
const RETENTION_MS = 30 * 24 * 60 * 60 * 1000

/** Deletes schedules that ended more than 30 days ago. */
export async function expireSchedules(strapi: Core.Strapi, now = new Date()): Promise<void> {
  await strapi.db.query('api::scheduled-action.scheduled-action').deleteMany({
    where: { state: { $ne: 'pending' }, endedAt: { $lt: new Date(now.getTime() - RETENTION_MS) } },
  })
}
