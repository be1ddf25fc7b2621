import type { Core } from '@strapi/strapi'
import { EDITED_TYPES } from '../editing/edited-types.ts'

const VERSION = 'api::document-version.document-version'

/** How long versions outlive their page: a page deleted by mistake can be copied from them. */
const KEEP_AFTER_DELETION_MS = 30 * 24 * 60 * 60 * 1000

/** Deletes versions whose page was deleted more than 30 days ago. Can run at any time, any number of times. */
export async function expireVersions(strapi: Core.Strapi, now = new Date()): Promise<void> {
  for (const entryType of EDITED_TYPES) await setDeletionDates(strapi, entryType, now)
  const limit = new Date(now.getTime() - KEEP_AFTER_DELETION_MS)
  await strapi.db.query(VERSION).deleteMany({ where: { entryDeletedAt: { $lt: limit } } })
}

/** Sets the date on versions whose page is gone, and removes it where the page has come back from a backup. */
async function setDeletionDates(
  strapi: Core.Strapi,
  entryType: (typeof EDITED_TYPES)[number],
  now: Date,
): Promise<void> {
  const rows: { documentId: string }[] = await strapi.db.query(entryType).findMany({ select: ['documentId'] })
  const existing = [...new Set(rows.map(({ documentId }) => documentId))]
  const versions = strapi.db.query(VERSION)
  await versions.updateMany({
    where: { entryType, entryId: { $notIn: existing }, entryDeletedAt: { $null: true } },
    data: { entryDeletedAt: now },
  })
  await versions.updateMany({
    where: { entryType, entryId: { $in: existing }, entryDeletedAt: { $notNull: true } },
    data: { entryDeletedAt: null },
  })
}
