import path from 'node:path'
import { folderProblem } from '../../environment/folder-problem.ts'
import { objectStore, type ObjectStore } from '../../environment/settings/object-store.ts'
import { urlWith, anyText } from '../../environment/settings/parsers.ts'
import {
  createSettingsReader,
  invalidSettingsMessage,
  type Environment,
} from '../../environment/settings/settings-reader.ts'
import { OperationError } from './operation-error.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')

/** Where the content service stores what editors create. */
export interface OperationSettings {
  /** Holds the SQLite database, uploads and secrets. */
  readonly dataFolder: string
  /** null: SQLite in the data folder. */
  readonly databaseUrl: string | null
  /** null: files in the data folder. */
  readonly uploads: ObjectStore | null
}

/** Reads the same variables as the content service. Throws an OperationError that lists what is invalid. */
export function readOperationSettings(environment: Environment): OperationSettings {
  const reader = createSettingsReader(environment)
  const data = path.resolve(ROOT, reader.withDefault('DATA_DIR', anyText, 'data'))
  const read = reader.result({
    dataFolder: path.resolve(ROOT, reader.withDefault('CMS_DATA_DIR', anyText, path.join(data, 'cms'))),
    databaseUrl: reader.optional('CMS_DATABASE_URL', urlWith(['postgres:', 'postgresql:'])) ?? null,
    uploads: reader.optional('CMS_UPLOADS_URL', objectStore) ?? null,
  })
  if (!read.ok) throw new OperationError(invalidSettingsMessage(read.problems))
  const problem = folderProblem(read.settings.dataFolder)
  if (problem !== null) throw new OperationError(problem)
  return read.settings
}

/** The path of the database. */
export function sqliteFile({ dataFolder }: OperationSettings): string {
  return path.join(dataFolder, 'content.db')
}

/** The path of uploaded files. */
export function uploadsFolder({ dataFolder }: OperationSettings): string {
  return path.join(dataFolder, 'public/uploads')
}
