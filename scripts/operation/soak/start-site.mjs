import { spawn } from 'node:child_process'
import { createHmac, randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { SITE_ARGUMENTS, SITE_ENVIRONMENT } from '../../../server/site-command.mjs'
import { startContentServiceStandIn } from '../../../website/app/content/testing/content-service-stand-in.ts'
import { nodePath } from '../../set-up/paths.mjs'

const ATTEMPTS = 600
const METRICS_TOKEN = randomBytes(24).toString('base64url')

/** The built site on data of its own, in front of a stand-in of the content service, without limits for clients. Throws when it does not start. */
export async function startSite(port) {
  const contentService = await startContentServiceStandIn()
  const secret = randomBytes(32)
  const dataFolder = mkdtempSync(join(tmpdir(), 'beam-soak-'))
  const child = spawn(nodePath(), SITE_ARGUMENTS, {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      PATH: process.env.PATH,
      ...SITE_ENVIRONMENT,
      NODE_ENV: 'production',
      LOG_LEVEL: 'error',
      PORT: String(port),
      DATA_DIR: dataFolder,
      DATA_KEY_FILE: join(dataFolder, 'key'),
      CONTENT_SERVICE_URL: contentService.url,
      METRICS_TOKEN,
      CONTENT_WEBHOOK_SECRET: `whsec_${secret.toString('base64')}`,
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
    metricsToken: METRICS_TOKEN,
    /** Tells the site that the menu changed: every page is rendered anew when it is asked for next. */
    publish: () => tellOfChange(url, secret),
    /** How many submissions its database holds. */
    countKept: () => countRows(join(dataFolder, 'submissions.sqlite')),
    async stop() {
      child.kill('SIGTERM')
      await ended
      await contentService.close()
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

/** Signed as Standard Webhooks say. */
async function tellOfChange(url, secret) {
  const body = JSON.stringify({ tags: ['navigation'] })
  const id = randomUUID()
  const time = Math.floor(Date.now() / 1000)
  const signature = createHmac('sha256', secret).update(`${id}.${time}.${body}`).digest('base64')
  const headers = {
    'webhook-id': id,
    'webhook-timestamp': String(time),
    'webhook-signature': `v1,${signature}`,
  }
  const { ok } = await fetch(`${url}/hooks/content`, { method: 'POST', body, headers })
  if (!ok) throw new Error('The site does not take the word of a change.')
}

function countRows(file) {
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    return database.prepare('select count(*) as count from submissions').get().count
  } finally {
    database.close()
  }
}
