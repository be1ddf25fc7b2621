interface SqliteConnection {
  prepare(sql: string): unknown
}

/** A page is read with some thirty statements and published with a hundred; those of all types fit. */
const MAX_STATEMENTS = 500
const IS_DATA = /^\s*(?:select|insert|update|delete|with|begin|commit)\b/i
const IS_SCHEMA = /^\s*(?:create|alter|drop|pragma|attach|detach|vacuum|reindex|analyze)\b/i

/**
 * Keeps the prepared statements of a connection, the most recently used ones: preparing each again takes longer than
 * executing it, and each generates a function that reads its rows. A changed schema discards all.
 */
export function cacheStatements(connection: SqliteConnection): void {
  const prepare = connection.prepare.bind(connection)
  const statements = new Map<string, unknown>()

  connection.prepare = (sql) => {
    if (IS_SCHEMA.test(sql)) statements.clear()
    if (!IS_DATA.test(sql)) return prepare(sql)
    const statement = statements.get(sql) ?? prepare(sql)
    statements.delete(sql)
    statements.set(sql, statement)
    if (statements.size > MAX_STATEMENTS) statements.delete(statements.keys().next().value ?? '')
    return statement
  }
}
