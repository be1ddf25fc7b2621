import { join } from 'node:path'
import { checkFolder, checkPort, checkPortsDiffer } from '../set-up/check-machine.mjs'
import { checkNode } from '../set-up/check-node.mjs'
import { installSite } from '../set-up/install.mjs'
import { metricsToken } from '../set-up/metrics-token.mjs'
import { dataFolder, environment, ROOT } from '../set-up/places.mjs'
import { say } from '../set-up/say.mjs'
import { contentServiceSecrets } from '../start-content-service.mjs'
import { isHealthyAt } from './is-healthy.mjs'
import { keepContentService } from './keep-content-service.mjs'
import { keepRunning } from './keep-running.mjs'
import { ownAddress } from './own-address.mjs'
import { stopTogether } from './stop-together.mjs'

/** A setting that is there but empty is not set. */
const setting = (name, standard) => process.env[name] || standard
const PORT = setting('PORT', '3000')
const CMS_PORT = setting('CMS_PORT', '1337')
const HOST = setting('HOST', undefined)
const CMS_HOST = setting('CMS_HOST', '127.0.0.1')
const siteUrl = setting('SITE_URL', `http://localhost:${PORT}`)
/** Set, it is somebody else's: then none is started here. */
const contentServiceUrl = setting('CONTENT_SERVICE_URL', '')
const cmsData = join(dataFolder(), 'cms')

/**
 * Sets the machine up, runs the site, then the content service, until Ctrl-C. The site is on at once: until the content
 * service answers, it shows what it has. From here on neither ever stops the other: whatever fails is tried again.
 *
 * @param {{ build: () => Promise<void>, siteCommand: () => readonly string[], siteEnvironment?: Record<string, string>, mode: 'production' | 'development' }} how
 */
export async function runEverything({ build, siteCommand, siteEnvironment = {}, mode }) {
  checkNode()
  checkFolder(dataFolder())
  await checkPort(PORT, 'PORT', HOST)
  if (!contentServiceUrl) {
    await checkPort(CMS_PORT, 'CMS_PORT', CMS_HOST)
    checkPortsDiffer({ PORT, CMS_PORT })
  }
  await installSite()
  await build()
  const parts = stopTogether()
  // Kept between starts, what Node made of the sources halves the time to the first page.
  const settings = {
    ...siteEnvironment,
    NODE_ENV: mode,
    PORT,
    CMS_PORT,
    CONTENT_SERVICE_URL: contentServiceUrl || ownAddress(CMS_HOST, CMS_PORT),
    NODE_COMPILE_CACHE: join(ROOT, '.build/compiled'),
  }
  const site = keepRunning({
    name: 'The site',
    command: siteCommand(),
    env: environment({ ...sharedSecrets(), METRICS_TOKEN: metricsToken(dataFolder()), ...settings }),
    isHealthy: () => isHealthyAt(`${ownAddress(HOST, PORT)}/healthz`),
  })
  parts.add(site)
  const isUp = await site.settled
  say(`Site:             ${siteUrl}${isUp ? '' : ' (does not answer yet)'}`)
  if (contentServiceUrl) say(`Content service:  ${contentServiceUrl} (given)`)
  else await addOwnContentService(parts)
  say(`Data lies in:     ${dataFolder()}`)
  say('Ctrl-C stops everything.')
}

async function addOwnContentService(parts) {
  const siteUrls = setting('SITE_URLS', ownAddress(HOST, PORT))
  const env = { SITE_URL: siteUrl, SITE_URLS: siteUrls }
  const service = keepContentService({ port: Number(CMS_PORT), dataFolder: cmsData, env })
  parts.add(service)
  await service.settled
}

/**
 * What site and content service sign with for one another. Where they cannot be read the site runs without them: it then
 * shows published content only, and the content service says what is wrong.
 */
function sharedSecrets() {
  if (contentServiceUrl) return {}
  try {
    const secrets = contentServiceSecrets(cmsData)
    const names = ['CONTENT_SERVICE_TOKEN', 'CONTENT_WEBHOOK_SECRET', 'PREVIEW_SECRET']
    return Object.fromEntries(names.map((name) => [name, secrets[name]]))
  } catch (error) {
    say(error.message)
    return {}
  }
}
