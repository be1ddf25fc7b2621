/** The server's process behind a connection: `select pg_backend_pid()`. */
type SessionReader = () => Promise<unknown>

/** Other clients of the pooler may use a session just now, so one comparison proves nothing. */
const COMPARISONS = 5

/**
 * Whether two open connections to PostgreSQL change sessions: a pooler in transaction mode gives each transaction any
 * of them, so that settings, notifications and advisory locks meet others'.
 */
export async function usesTransactionPooling(first: SessionReader, second: SessionReader): Promise<boolean> {
  for (let comparison = 0; comparison < COMPARISONS; comparison += 1) {
    const own = await first()
    if (own === (await second()) || own !== (await first())) return true
  }
  return false
}

/** One clear line for who set the variable. */
export function transactionPoolingMessage(variable: string): string {
  return `${variable} leads to a connection pooler in transaction mode: connect to PostgreSQL itself, or set pool_mode = session.`
}
