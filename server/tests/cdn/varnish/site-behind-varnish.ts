import { contactForm } from '@beam/forms/definitions/contact.ts'
import { afterAll, beforeAll } from 'vitest'
import {
  type ContentServiceStandIn,
  startContentServiceStandIn,
} from '../../../../website/app/content/testing/content-service-stand-in.ts'
import { freePort } from '../../../testing/free-port.ts'
import { formData } from '../../../testing/post-form.ts'
import { sendContentWebhook, WEBHOOK_SECRET } from '../../../testing/send-content-webhook.ts'
import { startBuiltSite, type BuiltSite } from '../../../testing/start-built-site.ts'
import { stopSite } from '../../../testing/start-test-site.ts'
import { startVarnish, VARNISH, type Varnish } from '../start-varnish.ts'

export const PREVIEW_SECRET = 'a preview secret of this test alone'
/** Messages of a visitor per minute. */
export const MESSAGE_LIMIT = 3
/** Of a condition on a busy machine. */
export const POLL_OPTIONS = { timeout: 120_000, interval: 20 }

/** What varnish.long.test.ts starts, for the cases in this folder; nothing where there is no Varnish. */
export let site: BuiltSite
export let varnish: Varnish
let service: ContentServiceStandIn
const environment = { PORT: '', CDN_PURGE_URL: '' }

beforeAll(async () => {
  if (VARNISH === null) return
  service = await startContentServiceStandIn()
  const [port, purgePort] = [await freePort(), await freePort()]
  environment.PORT = String(port)
  environment.CDN_PURGE_URL = `http://127.0.0.1:${purgePort}`
  varnish = await startVarnish(port, purgePort)
  await startSite()
})
afterAll(async () => {
  if (site) await stopSite(site, 'SIGKILL')
  await varnish?.stop()
  await service?.close()
})

/** Starts the site that Varnish expects; `changes` are settings. */
export async function startSite(changes: Readonly<Record<string, string>> = {}): Promise<void> {
  site = await startBuiltSite({
    ...environment,
    ...changes,
    CDN_PURGE_METHOD: 'PURGE',
    CONTENT_SERVICE_URL: service.url,
    CONTENT_WEBHOOK_SECRET: WEBHOOK_SECRET,
    PREVIEW_SECRET,
    TRUST_PROXY: '127.0.0.1',
    LIMIT_PER_MINUTE: String(MESSAGE_LIMIT),
    LIMIT_QUIET_PER_MINUTE: '0',
  })
}

/** Requests a path through Varnish. */
export function get(path: string, encoding = 'br', headers: Record<string, string> = {}): Promise<Response> {
  return fetch(varnish.url + path, {
    headers: { 'accept-encoding': encoding, ...headers },
    redirect: 'manual',
  })
}

/** 'hit' or 'miss' */
export async function cacheStatus(path: string, encoding?: string): Promise<string | null> {
  return (await get(path, encoding)).headers.get('x-cache')
}

/** The title of the page that Varnish sends. */
export async function titleOf(path: string, encoding?: string): Promise<string> {
  return /<title>(.*?)<\/title>/.exec(await (await get(path, encoding)).text())?.[1] ?? ''
}

/** Sends a form without JavaScript, as the TLS proxy passes it on. */
export function post(path: string, visitor: string, changes: Record<string, string>): Promise<Response> {
  return fetch(varnish.url + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { accept: 'text/html', 'x-forwarded-for': visitor },
    body: new URLSearchParams(
      [...formData(contactForm, changes)].map(([name, value]): [string, string] => [name, String(value)]),
    ),
  })
}

/** What the content service does when an editor publishes. */
export async function publish(slug: string, title: string): Promise<void> {
  service.pages = service.pages.map((page) => (page['slug'] === slug ? { ...page, title } : page))
  await sendContentWebhook(site.url, [`page:${slug}`])
}
