import type { DatabaseSync, SQLInputValue, StatementResultingChanges, StatementSync } from 'node:sqlite'
import {
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  type QueryResult,
} from 'kysely'

/** Runs one statement that writes, here and now. */
export type RunDirectly = (sql: string, parameters: readonly SQLInputValue[]) => StatementResultingChanges

/**
 * Runs statements without Kysely, for what is written with every submission: each of Kysely's steps is awaited, and
 * together they cost as much as SQLite's own work. Throws for another database.
 */
export function directStatements<Tables>(db: Kysely<Tables>): RunDirectly {
  const { adapter } = db.getExecutor()
  if (!(adapter instanceof NodeSqliteAdapter)) throw new Error('This is not a SQLite database.')
  return adapter.run
}

/** Kysely on Node's own SQLite. Transactions are `begin immediate`, so that two writers wait instead of failing. */
export function nodeSqliteDialect(database: DatabaseSync): Dialect {
  const connection = new NodeSqliteConnection(database)
  return {
    createAdapter: () => new NodeSqliteAdapter(connection),
    createDriver: () => new NodeSqliteDriver(database, connection),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  }
}

class NodeSqliteAdapter extends SqliteAdapter {
  readonly run: RunDirectly

  constructor(connection: NodeSqliteConnection) {
    super()
    this.run = (sql, parameters) => connection.run(sql, parameters)
  }

  /** SQLite can roll back `create table`; Kysely's own adapter does not say so. */
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

class NodeSqliteDriver implements Driver {
  readonly #database: DatabaseSync
  readonly #connection: NodeSqliteConnection

  constructor(database: DatabaseSync, connection: NodeSqliteConnection) {
    this.#database = database
    this.#connection = connection
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    return this.#connection
  }

  async beginTransaction(): Promise<void> {
    this.#database.exec('begin immediate')
  }

  async commitTransaction(): Promise<void> {
    this.#database.exec('commit')
  }

  async rollbackTransaction(): Promise<void> {
    if (this.#database.isTransaction) this.#database.exec('rollback')
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {
    this.#database.close()
  }
}

const MAX_CACHED_STATEMENTS = 200

class NodeSqliteConnection implements DatabaseConnection {
  readonly #database: DatabaseSync
  readonly #statements = new Map<string, CachedStatement>()

  constructor(database: DatabaseSync) {
    this.#database = database
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const { statement, reads } = this.#prepare(query.sql)
    const parameters = query.parameters as SQLInputValue[]
    if (reads) return { rows: statement.all(...parameters) as R[] }
    const { changes, lastInsertRowid } = statement.run(...parameters)
    return { rows: [], insertId: BigInt(lastInsertRowid), numAffectedRows: BigInt(changes) }
  }

  run(sql: string, parameters: readonly SQLInputValue[]): StatementResultingChanges {
    return this.#prepare(sql).statement.run(...parameters)
  }

  async *streamQuery<R>(query: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    const statement = this.#database.prepare(query.sql)
    for (const row of statement.iterate(...(query.parameters as SQLInputValue[]))) yield { rows: [row as R] }
  }

  #prepare(sql: string): CachedStatement {
    const known = this.#statements.get(sql)
    if (known) return known
    if (this.#statements.size >= MAX_CACHED_STATEMENTS) this.#statements.clear()
    const statement = this.#database.prepare(sql)
    const prepared = { statement, reads: statement.columns().length > 0 }
    this.#statements.set(sql, prepared)
    return prepared
  }
}

interface CachedStatement {
  readonly statement: StatementSync
  readonly reads: boolean
}
