import { createHash, X509Certificate } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ALL_FORMS } from '@beam/forms/all-forms.ts'
import { contactForm } from '@beam/forms/definitions/contact.ts'
import { filledAnswers } from '@beam/forms/testing/filled-answers.ts'
import { freePort } from '../../server/testing/free-port.ts'
import { encodedForm, formData, formWithFiles } from '../../server/testing/post-form.ts'
import { SITE_NAME } from '../../server/tests/proxy/host-names.ts'
import { sendThroughProxy } from '../../server/tests/proxy/send-through-proxy.ts'
import { NGINX, type Proxy, startNginx } from '../../server/tests/proxy/start-nginx.ts'
import {
  type ContentServiceStandIn,
  startContentServiceStandIn,
} from '../../website/app/content/testing/content-service-stand-in.ts'
import { startSite, type Site } from '../support/start-site.ts'
import { click, fill, waitUntil, waitUntilShown } from './act.ts'
import { CHROMIUM } from './all-browsers.ts'
import { EXPECTED_ERRORS, SMOKE_JOURNEYS } from './smoke-journeys.ts'
import { startChromium } from './start-chromium.ts'
import type { TestBrowser } from './test-browser.ts'

const APPLICATION = formWithFiles(ALL_FORMS)
const LIMIT = 5
const MEGABYTE_BYTES = 1024 * 1024
const FORM = 'form[data-form="contact"]'

describe.skipIf(NGINX === null || CHROMIUM === null)('the built site behind the shipped nginx', () => {
  let proxy: Proxy
  let site: Site
  let browser: TestBrowser
  let contentService: ContentServiceStandIn
  let address: string
  let start: () => Promise<Site>

  beforeAll(async () => {
    contentService = await startContentServiceStandIn()
    const port = await freePort()
    proxy = await startNginx({ sitePort: port })
    address = `https://${SITE_NAME}:${proxy.httpsPort}`
    const env = {
      CONTENT_SERVICE_URL: contentService.url,
      SITE_URL: address,
      TRUST_PROXY: '127.0.0.1',
      LIMIT_PER_MINUTE: String(LIMIT),
    }
    start = () => startSite({ port, env, ...(site && { dataFolder: site.dataFolder }) })
    site = await start()
    browser = await startChromium(CHROMIUM ?? '', [
      `--host-resolver-rules=MAP ${SITE_NAME} 127.0.0.1`,
      `--ignore-certificate-errors-spki-list=${fingerprint(proxy.certificate)}`,
    ])
  })
  afterAll(async () => {
    await browser?.close()
    await proxy?.stop()
    await site?.stop()
    await contentService?.close()
  })

  test.each(Object.entries(SMOKE_JOURNEYS))('%s', async (_name, journey) => {
    const before = browser.consoleErrors()?.length ?? 0
    await journey(browser, address)
    const errors = browser.consoleErrors()?.slice(before) ?? []
    expect(errors.filter((error) => !EXPECTED_ERRORS.test(error))).toEqual([])
  })

  test('pages and scripts arrive compressed, over HTTP/2', async () => {
    await browser.open(`${address}/contacts`)
    await browser.click(1, 1)
    await waitUntil(browser, `${SCRIPTS}.length > 2`)
    const entries = await browser.evaluate<readonly Arrival[]>(
      `[...performance.getEntriesByType("navigation"), ...${SCRIPTS}].map((entry) => entry.toJSON())`,
    )
    expect(new Set(entries.map(({ nextHopProtocol }) => nextHopProtocol))).toEqual(new Set(['h2']))
    for (const { encodedBodySize, decodedBodySize } of entries)
      expect(encodedBodySize).toBeLessThanOrEqual(decodedBodySize)
    expect(entries[0]!.encodedBodySize).toBeLessThan(entries[0]!.decodedBodySize / 2)
  })

  test('an application with files as large as allowed is stored; more is rejected by nginx', async () => {
    const sent = await sendApplication('127.0.3.1', 5 * MEGABYTE_BYTES)
    expect([sent.status, JSON.parse(sent.body)]).toMatchObject([201, { reference: expect.any(String) }])
    const tooLarge = await sendApplication('127.0.3.1', 6 * MEGABYTE_BYTES)
    expect([tooLarge.status, tooLarge.headers['content-security-policy']]).toEqual([
      413,
      expect.stringContaining("default-src 'none'"),
    ])
  })

  test('limits count each visitor, whatever address a visitor claims', async () => {
    const statuses: number[] = []
    for (let number = 0; number <= LIMIT; number += 1)
      statuses.push((await sendMessage('127.0.3.2', `Message ${number}, from one visitor.`, number)).status)
    expect(statuses).toEqual([...Array.from({ length: LIMIT }, () => 201), 429])
    expect((await sendMessage('127.0.3.3', 'A message from another visitor.', 0)).status).toBe(201)
  })

  test('while the site does not respond, what was typed stays, and is sent afterwards', async () => {
    const message = 'Typed before the site went away.'
    await browser.open(`${address}/contacts`)
    await browser.click(1, 1)
    await fill(browser, { css: `${FORM} [name="firstName"]` }, 'Ana')
    await fill(browser, { css: `${FORM} [name="lastName"]` }, 'Silva')
    await fill(browser, { css: `${FORM} [name="email"]` }, 'ana@example.com')
    await fill(browser, { css: `${FORM} [name="message"]` }, message)
    for (const name of ['termsAgreed', 'consentGiven'])
      await click(browser, { css: `${FORM} input[name="${name}"]` })
    await site.stop({ keepData: true })
    const page = await sendThroughProxy({ httpsPort: proxy.httpsPort, from: '127.0.3.4', path: '/' })
    expect([page.status, page.headers['retry-after'], page.headers['cache-control']]).toEqual([
      502,
      '5',
      'no-store',
    ])
    const send = { css: `${FORM} button[type="submit"]` }
    await click(browser, send)
    await waitUntilShown(browser, { css: `${FORM} [role="alert"]` })
    expect(await browser.evaluate(`document.querySelector('${FORM} [name="message"]').value`)).toBe(message)
    site = await start()
    await click(browser, send)
    await waitUntilShown(browser, { css: '[data-form-sent="contact"]' })
  })

  function sendMessage(from: string, message: string, number: number) {
    const body = JSON.stringify({ ...filledAnswers(contactForm), message })
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': `198.51.100.${number}` }
    return sendThroughProxy({ httpsPort: proxy.httpsPort, from, path: contactForm.endpoint, headers, body })
  }

  /** An application with files of so many bytes each. */
  async function sendApplication(from: string, bytes: number) {
    const { type, bytes: body } = await encodedForm(formData(APPLICATION, {}, bytes))
    const headers = { 'content-type': type }
    return sendThroughProxy({ httpsPort: proxy.httpsPort, from, path: APPLICATION.endpoint, headers, body })
  }
})

interface Arrival {
  readonly nextHopProtocol: string
  /** In bytes. */
  readonly encodedBodySize: number
  readonly decodedBodySize: number
}

const SCRIPTS =
  'performance.getEntriesByType("resource").filter(({ name }) => /\\/assets\\/.*js$/.test(name))'

/** SHA-256 of the public key, in base64, as Chromium accepts it. */
function fingerprint(certificate: string): string {
  const key = new X509Certificate(certificate).publicKey.export({ type: 'spki', format: 'der' })
  return createHash('sha256').update(key).digest('base64')
}
