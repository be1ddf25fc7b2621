import { freePort } from '../../server/testing/free-port.ts'
import { keyActions, mouseActions } from './input-actions.ts'
import { startDisplay } from './start-display.ts'
import { startProcess } from './start-process.ts'
import { WINDOW, type TestBrowser } from './test-browser.ts'

/** WebKitGTK through its WebDriver (W3C WebDriver, plain HTTP), which says nothing about the console. */
export async function startWebKit(driver: string): Promise<TestBrowser> {
  const display = await startDisplay()
  if (!display) throw new Error('WebKit needs a display: install Xvfb')
  const port = await freePort()
  const command = [driver, `--port=${port}`, '--host=127.0.0.1'] as const
  const environment = { DISPLAY: display.name, NO_AT_BRIDGE: '1' }
  const { stop } = await startProcess([...command], null, environment).catch(async (error: unknown) => {
    await display.stop()
    throw error
  })
  const stopAll = async () => {
    await stop()
    await display.stop()
  }
  const call = await openSession(`http://127.0.0.1:${port}`).catch(async (error: unknown) => {
    await stopAll()
    throw error
  })
  await call('POST', '/window/rect', { ...WINDOW, x: 0, y: 0 })
  return {
    async open(address) {
      await call('POST', '/url', { url: address })
    },
    async back() {
      await call('POST', '/back', {})
    },
    async evaluate<Value>(expression: string) {
      const script = `return JSON.stringify(${expression})`
      const value = await call('POST', '/execute/sync', { script, args: [] })
      return (typeof value === 'string' ? JSON.parse(value) : undefined) as Value
    },
    async move(x, y) {
      await call('POST', '/actions', { actions: mouseActions(x, y, false) })
    },
    async click(x, y) {
      await call('POST', '/actions', { actions: mouseActions(x, y, true) })
    },
    async type(text) {
      await call('POST', '/actions', { actions: keyActions(text) })
    },
    consoleErrors: () => null,
    async close() {
      await call('DELETE', '', undefined).catch(() => {})
      await stopAll()
    },
  }
}

type Call = (method: 'POST' | 'DELETE', path: string, body: object | undefined) => Promise<unknown>

async function openSession(driver: string): Promise<Call> {
  await waitUntilReady(driver)
  const capabilities = { alwaysMatch: {} }
  const { sessionId } = (await request('POST', `${driver}/session`, { capabilities })) as {
    sessionId: string
  }
  return (method, path, body) => request(method, `${driver}/session/${sessionId}${path}`, body)
}

const REQUEST_TIMEOUT_MS = 120_000
const READY_ATTEMPTS = 300
const READY_PAUSE_MS = 100

async function waitUntilReady(driver: string): Promise<void> {
  for (let attempt = 0; attempt < READY_ATTEMPTS; attempt++) {
    const status = await fetch(`${driver}/status`).catch(() => null)
    if (status?.ok) return
    await new Promise((done) => setTimeout(done, READY_PAUSE_MS))
  }
  throw new Error('WebKitWebDriver does not respond')
}

async function request(method: 'POST' | 'DELETE', url: string, body: object | undefined): Promise<unknown> {
  const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS)
  const response = await fetch(url, { method, signal, ...(body && { body: JSON.stringify(body) }) })
  const { value } = (await response.json()) as { value: unknown }
  if (!response.ok) throw new Error(`${url}: ${JSON.stringify(value)}`)
  return value
}
