import type { Core } from '@strapi/strapi'
import type { Values } from '../editing/document-model.ts'
import type { EditedType } from '../editing/edited-types.ts'

const VERSION = 'api::document-version.document-version'

/** For each page; older versions are deleted when a newer one is stored. */
const MAX_VERSIONS = 50

export interface Entry {
  readonly entryType: EditedType
  readonly entryId: string
}
export interface VersionSummary extends Entry {
  readonly id: number
  readonly storedAt: string
  /** Null when it was published by nobody who is known, e.g. before there was a history. */
  readonly userName: string | null
}
export interface Version extends VersionSummary {
  readonly snapshot: Values
}
interface NewVersion extends Entry {
  readonly storedAt: Date
  readonly userId: number | null
  readonly userName: string | null
  readonly snapshot: Values
}

const SUMMARY = ['id', 'entryType', 'entryId', 'storedAt', 'userName']

/** Stores a version, and deletes the oldest beyond MAX_VERSIONS. */
export async function storeVersion(strapi: Core.Strapi, version: NewVersion): Promise<void> {
  const versions = strapi.db.query(VERSION)
  await versions.create({ data: version })
  const { entryType, entryId } = version
  const surplus: { id: number }[] = await versions.findMany({
    select: ['id'],
    where: { entryType, entryId },
    orderBy: { id: 'desc' },
    offset: MAX_VERSIONS,
    limit: MAX_VERSIONS,
  })
  if (surplus.length > 0) await versions.deleteMany({ where: { id: { $in: surplus.map(({ id }) => id) } } })
}

/** Whether anything is in the history of a document. */
export async function hasVersions(strapi: Core.Strapi, { entryType, entryId }: Entry): Promise<boolean> {
  return (await strapi.db.query(VERSION).count({ where: { entryType, entryId } })) > 0
}

/** Without their snapshots; the newest first. */
export async function listVersions(
  strapi: Core.Strapi,
  { entryType, entryId }: Entry,
): Promise<VersionSummary[]> {
  return strapi.db
    .query(VERSION)
    .findMany({ select: SUMMARY, where: { entryType, entryId }, orderBy: { id: 'desc' } })
}

/** A version with its snapshot; null when there is none. */
export async function findVersion(strapi: Core.Strapi, id: number): Promise<Version | null> {
  return strapi.db.query(VERSION).findOne({ select: [...SUMMARY, 'snapshot'], where: { id } })
}
