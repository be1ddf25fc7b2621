import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { SITE_ARGUMENTS, SITE_ENVIRONMENT } from '../../../server/site-command.mjs'
import { node } from '../../set-up/places.mjs'

const ATTEMPTS = 600

/** The built site on data of its own, without a content service and without limits for clients. Ends this process when it does not start. */
export async function startSite(port) {
  const dataFolder = mkdtempSync(join(tmpdir(), 'beam-soak-'))
  const child = spawn(node(), SITE_ARGUMENTS, {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      PATH: process.env.PATH,
      ...SITE_ENVIRONMENT,
      NODE_ENV: 'production',
      LOG_LEVEL: 'error',
      PORT: String(port),
      DATA_DIR: dataFolder,
      DATA_KEY_FILE: join(dataFolder, 'key'),
      CONTENT_SERVICE_URL: 'http://127.0.0.1:9',
      LIMIT_PER_MINUTE: '0',
      LIMIT_PER_HOUR: '0',
      LIMIT_QUIET_PER_MINUTE: '0',
    },
  })
  const ended = once(child, 'exit')
  const url = `http://127.0.0.1:${port}`
  for (let attempt = 0; !(await answers(url)); attempt++) {
    if (child.exitCode !== null || attempt > ATTEMPTS) throw new Error('The site did not start.')
    await pause(100)
  }
  return {
    url,
    pid: child.pid,
    /** How many submissions its database holds. */
    countKept: () => countRows(join(dataFolder, 'submissions.sqlite')),
    async stop() {
      child.kill('SIGTERM')
      await ended
      rmSync(dataFolder, { recursive: true, force: true })
    },
  }
}

async function answers(url) {
  return fetch(`${url}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  )
}

function countRows(file) {
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    return database.prepare('select count(*) as count from submissions').get().count
  } finally {
    database.close()
  }
}
