import { join } from 'node:path'
import { checkFolder, checkPort, checkPortsDiffer } from '../set-up/check-machine.mjs'
import { checkNode } from '../set-up/check-node.mjs'
import { installSite } from '../set-up/install.mjs'
import { log } from '../set-up/log.mjs'
import { inboxSecret } from '../set-up/inbox-secret.mjs'
import { metricsToken } from '../set-up/metrics-token.mjs'
import { dataFolder, environment, ROOT } from '../set-up/paths.mjs'
import { contentServiceSecrets } from '../start-content-service.mjs'
import { countLaunchEntries, launchLine } from './count-launch-entries.mjs'
import { isHealthyAt } from './is-healthy.mjs'
import { localUrl } from './local-url.mjs'
import { createShutdown } from './shutdown.mjs'
import { superviseContentService } from './supervise-content-service.mjs'
import { supervise } from './supervise.mjs'

/** An empty setting counts as unset. */
const setting = (name, fallback) => process.env[name] || fallback
const PORT = setting('PORT', '3000')
const CMS_PORT = setting('CMS_PORT', '1337')
const INBOX_PORT = setting('INBOX_PORT', '3100')
const INBOX_HOST = setting('INBOX_HOST', '127.0.0.1')
const HOST = setting('HOST', undefined)
const CMS_HOST = setting('CMS_HOST', '127.0.0.1')
const siteUrl = setting('SITE_URL', `http://localhost:${PORT}`)
/** If set, the content service runs elsewhere and none is started here. */
const contentServiceUrl = setting('CONTENT_SERVICE_URL', '')
const cmsData = join(dataFolder(), 'cms')

/**
 * Sets up the machine, then runs the site and the content service until Ctrl-C. The site is available first, with the
 * content it has. Neither ever stops the other: whatever fails is retried.
 *
 * @param {{ build: () => Promise<void>, siteCommand: () => readonly string[], siteEnvironment?: Record<string, string>,
 * mode: 'production' | 'development' }} options
 */
export async function startAll({ build, siteCommand, siteEnvironment = {}, mode }) {
  await checkMachine()
  await installSite()
  await build()
  const shutdown = createShutdown()
  const site = superviseSite({ command: siteCommand(), env: { ...siteEnvironment, NODE_ENV: mode } })
  shutdown.add(site)
  const isUp = await site.firstStart
  log(`Site:             ${siteUrl}${isUp ? '' : ' (not available yet)'}`)
  if (contentServiceUrl) log(`Content service:  ${contentServiceUrl} (external)`)
  else await addContentService(shutdown)
  log(`Data folder:      ${dataFolder()}`)
  log('Ctrl-C stops everything.')
  if (mode === 'production') await logLaunchEntries()
}

/** What is left to fill in before launch, once there is content to look at. */
async function logLaunchEntries() {
  const url = contentServiceUrl || localUrl(CMS_HOST, CMS_PORT)
  const line = launchLine(await countLaunchEntries({ CONTENT_SERVICE_URL: url }))
  if (line !== '') log(line)
}

async function checkMachine() {
  checkNode()
  checkFolder(dataFolder())
  await checkPort(PORT, 'PORT', HOST)
  if (contentServiceUrl) return
  await checkPort(CMS_PORT, 'CMS_PORT', CMS_HOST)
  await checkPort(INBOX_PORT, 'INBOX_PORT', INBOX_HOST)
  checkPortsDiffer({ PORT, CMS_PORT })
  checkPortsDiffer({ INBOX_PORT, PORT, CMS_PORT })
}

function superviseSite({ command, env }) {
  return supervise({
    name: 'The site',
    command,
    env: environment({
      ...sharedSecrets(),
      ...inbox(),
      METRICS_TOKEN: metricsToken(dataFolder()),
      ...env,
      PORT,
      CMS_PORT,
      CONTENT_SERVICE_URL: contentServiceUrl || localUrl(CMS_HOST, CMS_PORT),
      // Node's compile cache halves the time from start to the first page.
      NODE_COMPILE_CACHE: join(ROOT, '.build/compiled'),
    }),
    isHealthy: () => isHealthyAt(`${localUrl(HOST, PORT)}/healthz`),
  })
}

async function addContentService(shutdown) {
  const siteUrls = setting('SITE_URLS', localUrl(HOST, PORT))
  const env = {
    SITE_URL: siteUrl,
    SITE_URLS: siteUrls,
    INBOX_URL: setting('INBOX_URL', localUrl(INBOX_HOST, INBOX_PORT)),
    ...inbox(),
  }
  const service = superviseContentService({ port: Number(CMS_PORT), dataFolder: cmsData, env })
  shutdown.add(service)
  await service.firstAttempt
}

/** Staff work with submissions in the content service that is started here; an external one is configured by hand. */
function inbox() {
  return contentServiceUrl ? {} : { INBOX_SECRET: inboxSecret(dataFolder()), INBOX_HOST, INBOX_PORT }
}

/**
 * The secrets with which site and content service sign for each other. When they cannot be read the site runs without
 * them and shows published content only; the content service then reports the problem.
 */
function sharedSecrets() {
  if (contentServiceUrl) return {}
  try {
    const secrets = contentServiceSecrets(cmsData)
    const names = ['CONTENT_SERVICE_TOKEN', 'CONTENT_WEBHOOK_SECRET', 'PREVIEW_SECRET']
    return Object.fromEntries(names.map((name) => [name, secrets[name]]))
  } catch (error) {
    log(error.message)
    return {}
  }
}
