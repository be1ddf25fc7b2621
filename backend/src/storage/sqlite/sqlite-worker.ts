import { parentPort, workerData } from 'node:worker_threads'
import { lowerPriority } from '@beam/environment/lower-priority.ts'
import { serveDatabase, type DatabaseOptions } from './serve-database.ts'

const BACKGROUND_PRIORITY = 10

const options = workerData as DatabaseOptions
// On Linux a priority is a thread's own; elsewhere it would be that of the whole process.
if (options.isBackground === true && process.platform === 'linux') lowerPriority(BACKGROUND_PRIORITY)

/** The thread that owns the database file: a slow, locked or full disk blocks this thread, never the site. */
serveDatabase(parentPort!, options)
