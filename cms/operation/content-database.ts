import { sqliteFile, type OperationSettings } from './operation-settings.ts'
import { createPostgresContent } from './postgres-content.ts'
import { createSqliteContent } from './sqlite-content.ts'

/** What a backup of the content contains, as far as it can be counted. */
export interface ContentCounts {
  readonly pages: number
  readonly images: number
}

/** The database of the content service. Failures that the operator can put right are OperationErrors. */
export interface ContentDatabase {
  /** The name of its copy in a backup. */
  readonly copyName: 'content.db' | 'content.dump'
  /** Writes one consistent moment to a new file, while the content service runs. */
  copyTo(file: string): Promise<void>
  /** Reads a whole copy. Throws when it is damaged or no copy of content. */
  inspect(file: string): Promise<ContentCounts>
  /** Throws while a content service is using it. */
  assertUnused(): Promise<void>
  /** Replaces it by a copy; a failure leaves it as it was. */
  replaceBy(file: string): Promise<void>
  /** Whether nothing has been stored yet. */
  isEmpty(): Promise<boolean>
}

/** The database that the settings name. */
export function contentDatabase(settings: OperationSettings): ContentDatabase {
  return settings.databaseUrl === null
    ? createSqliteContent(sqliteFile(settings))
    : createPostgresContent(settings.databaseUrl)
}
