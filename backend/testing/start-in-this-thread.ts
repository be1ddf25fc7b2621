import { MessageChannel } from 'node:worker_threads'
import { serveDatabase } from '../src/storage/sqlite/serve-database.ts'
import { connect, type StartWorker } from '../src/storage/sqlite/worker-connection.ts'

/**
 * Opens the database in this thread. For tests, of which each opens one: a thread takes a quarter of a second to start.
 */
export const startInThisThread: StartWorker = (options, listeners) => {
  const { port1, port2 } = new MessageChannel()
  port1.on('close', listeners.onExit)
  serveDatabase(port2, options)
  return connect(port1, async () => port1.close(), listeners)
}
