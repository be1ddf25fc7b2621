import path from 'node:path'
import type { Core } from '@strapi/strapi'
import { settings } from '../src/settings.ts'

interface SqliteConnection {
  pragma(command: string): void
}

/** Readers never wait for the writer, and committed changes survive a power failure. */
const PRAGMAS = ['journal_mode = WAL', 'synchronous = FULL', 'busy_timeout = 5000', 'cache_size = -16000']

export default (): Core.Config.Database => ({
  connection: {
    client: 'sqlite',
    connection: { filename: path.join(settings.dataFolder, 'content.db') },
    useNullAsDefault: true,
    pool: { afterCreate: prepareConnection },
  },
})

function prepareConnection(connection: unknown, done: (error?: Error, connection?: unknown) => void): void {
  for (const command of PRAGMAS) (connection as SqliteConnection).pragma(command)
  done(undefined, connection)
}
