import { readFileSync, statSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { createTestLog } from './test-log.ts'
import { createSqliteStorage } from '../src/storage/sqlite/create-sqlite-storage.ts'
import { startWorker, type WorkerConnection } from '../src/storage/sqlite/worker-connection.ts'

const PAUSE_MS = 20

/**
 * Opens the database named as argument twice, in two threads as the site does, ends the second thread, and prints as
 * JSON how many locks the process has on the database and on its index once the thread was replaced.
 */
const file = process.argv[2]!
const threads: WorkerConnection[] = []
const log = createTestLog()
const site = await createSqliteStorage({ file, log, isSite: true })
const reader = await createSqliteStorage({
  file,
  log,
  start(options, listeners) {
    const thread = startWorker(options, listeners)
    threads.push(thread)
    return thread
  },
})
await threads[0]!.terminate()
while (threads.length < 2 || !(await reader.ready())) await pause(PAUSE_MS)
process.stdout.write(JSON.stringify([heldLocks(file), heldLocks(`${file}-shm`)]))
await reader.close()
await site.close()

/** Lines of /proc/locks such as '1: POSIX  ADVISORY  READ 4711 08:01:131 128 128'. */
function heldLocks(path: string): number {
  const { ino } = statSync(path)
  const lines = readFileSync('/proc/locks', 'utf8').split('\n')
  return lines.filter((line) => line.includes(` ${process.pid} `) && line.includes(`:${ino} `)).length
}
