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
import { isHealthyAt } from '../../running/is-healthy.mjs'
import { nodePath } from '../../set-up/paths.mjs'

const MAX_HEALTH_CHECKS = 600
const HEALTH_CHECK_INTERVAL_MS = 100
const METRICS_TOKEN = randomBytes(24).toString('base64url')

/**
 * Starts the built site with a temporary data folder, a stub of the content service and no rate limits. Rejects when it
 * does not start.
 */
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
  const exited = once(child, 'exit')
  const url = `http://127.0.0.1:${port}`
  for (let attempt = 0; !(await isHealthyAt(`${url}/healthz`)); attempt++) {
    if (child.exitCode !== null || attempt > MAX_HEALTH_CHECKS) throw new Error('The site did not start.')
    await pause(HEALTH_CHECK_INTERVAL_MS)
  }
  return {
    url,
    pid: child.pid,
    metricsToken: METRICS_TOKEN,
    /** Notifies the site that the menu changed, which invalidates every cached page. */
    publishMenu: () => notifyOfMenu(url, secret),
    /** How many submissions its database holds. */
    countSubmissions: () => countRows(join(dataFolder, 'submissions.sqlite')),
    async stop() {
      child.kill('SIGTERM')
      await exited
      await contentService.close()
      rmSync(dataFolder, { recursive: true, force: true })
    },
  }
}

/** A webhook signed according to Standard Webhooks. */
async function notifyOfMenu(url, secret) {
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
  if (!ok) throw new Error('The site rejected the webhook.')
}

function countRows(file) {
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    return database.prepare('select count(*) as count from submissions').get().count
  } finally {
    database.close()
  }
}
