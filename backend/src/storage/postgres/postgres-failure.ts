import { StorageUnavailableError, UniqueValueTakenError } from '../storage.ts'

const UNIQUE_VIOLATION = '23505'
/** Classes of https://www.postgresql.org/docs/current/errcodes-appendix.html and codes of sockets. */
const BUSY = /^(?:40001|40P01|55P03|57014)$/u
const AWAY = /^(?:08|57P0|E(?:CONN|PIPE|TIMEDOUT|NOTFOUND|AI_|HOSTUNREACH))/u
const DISK = /^(?:53|58)/u
/** A server that only reads: a standby, or a primary whose disk is nearly full. */
const READ_ONLY = '25006'
/** A pooler will reject the connection every time. */
const REJECTED_MESSAGE = /unsupported startup parameter/iu
/** Messages that pg sends without a code. */
const AWAY_MESSAGES =
  /connection terminated|timeout exceeded when trying to connect|not queryable|Connection ended/iu

/** What an error out of pg means for the caller; other errors are returned unchanged. */
export function postgresFailure(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  if (code === UNIQUE_VIOLATION) return new UniqueValueTakenError()
  if (BUSY.test(code)) return new StorageUnavailableError('busy', error)
  if (DISK.test(code)) return new StorageUnavailableError('disk', error)
  if (REJECTED_MESSAGE.test(error.message)) return error
  if (code === READ_ONLY || AWAY.test(code) || AWAY_MESSAGES.test(error.message))
    return new StorageUnavailableError('unreachable', error)
  return error
}
