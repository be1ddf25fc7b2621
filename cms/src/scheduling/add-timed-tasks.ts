import type { Core } from '@strapi/strapi'
import { expireVersions } from '../history/expire-versions.ts'
import { executeSchedules } from './execute-schedules.ts'
import { expireSchedules } from './expire-schedules.ts'

/** What is due waits at most this long for its execution to begin: a third of the 30 s that editors are promised. */
const EVERY_TEN_SECONDS = '*/10 * * * * *'
const EVERY_HOUR = '23 * * * *'

/** Executes what is due every ten seconds, and removes what has expired every hour. */
export function addTimedTasks(strapi: Core.Strapi): void {
  strapi.cron.add({
    executeSchedules: { task: () => executeSchedules(strapi), options: { rule: EVERY_TEN_SECONDS } },
    expireHistory: { task: () => expireHistory(strapi), options: { rule: EVERY_HOUR } },
  })
}

/** Deletes versions and schedules that are older than they are kept. */
export async function expireHistory(strapi: Core.Strapi): Promise<void> {
  await expireVersions(strapi)
  await expireSchedules(strapi)
}
