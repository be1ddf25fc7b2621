import path from 'node:path'
import type { Core } from '@strapi/strapi'
import { cacheStatements } from '../src/database/cache-statements.ts'
import { settings } from '../src/settings.ts'

interface SqliteConnection {
  pragma(command: string): void
  prepare(sql: string): unknown
}

/** Readers never wait for the writer, and committed changes survive a power failure. */
const PRAGMAS = ['journal_mode = WAL', 'synchronous = FULL', 'busy_timeout = 5000', 'cache_size = -16000']

const MAX_CONNECTIONS = 10
const ACQUIRE_TIMEOUT_MS = 20_000

export default (): Core.Config.Database =>
  settings.databaseUrl === null ? sqlite() : postgres(settings.databaseUrl)

function sqlite(): Core.Config.Database {
  return {
    connection: {
      client: 'sqlite',
      connection: { filename: path.join(settings.dataFolder, 'content.db') },
      useNullAsDefault: true,
      pool: { afterCreate: prepareConnection },
    },
  }
}

function postgres(databaseUrl: string): Core.Config.Database {
  return {
    connection: {
      client: 'postgres',
      connection: parts(databaseUrl),
      acquireConnectionTimeout: ACQUIRE_TIMEOUT_MS,
      pool: { min: 0, max: MAX_CONNECTIONS, afterCreate: commitDurably },
    },
  }
}

/**
 * The driver reads the connection string; its type also requires the parts. By the name of its connections,
 * cms/operation/ knows whether a content service is running.
 */
function parts(databaseUrl: string) {
  const address = new URL(databaseUrl)
  address.searchParams.set('application_name', 'beam-content-service')
  return {
    connectionString: address.href,
    host: address.hostname,
    port: Number(address.port) || 5432,
    user: decodeURIComponent(address.username),
    password: decodeURIComponent(address.password),
    database: decodeURIComponent(address.pathname.slice(1)),
  }
}

interface PostgresConnection {
  query(sql: string, done: (error: Error | null) => void): void
}

/** By a statement: poolers reject settings that stand among the parameters of a connection. */
function commitDurably(connection: unknown, done: (error?: Error, connection?: unknown) => void): void {
  ;(connection as PostgresConnection).query('set synchronous_commit = on', (error) =>
    done(error ?? undefined, connection),
  )
}

function prepareConnection(connection: unknown, done: (error?: Error, connection?: unknown) => void): void {
  const opened = connection as SqliteConnection
  for (const command of PRAGMAS) opened.pragma(command)
  cacheStatements(opened)
  done(undefined, connection)
}
