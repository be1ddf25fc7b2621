import { parentPort, workerData } from 'node:worker_threads'
import { serveDatabase, type DatabaseOptions } from './serve-database.ts'

/** The thread that owns the database file: a slow, locked or full disk blocks this thread, never the site. */
serveDatabase(parentPort!, workerData as DatabaseOptions)
