import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connectBidi } from './bidi-connection.ts'
import { keyActions, mouseActions } from './input-actions.ts'
import { startProcess } from './start-process.ts'
import { WINDOW, type TestBrowser } from './test-browser.ts'

/** Nothing is fetched, asked or reported beside what a journey opens. */
const PREFERENCES = {
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage': 'about:blank',
  'app.update.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'toolkit.telemetry.enabled': false,
}

/** Firefox through WebDriver BiDi, which it speaks itself: no driver has to be installed. */
export async function startFirefox(program: string): Promise<TestBrowser> {
  const profile = await mkdtemp(join(tmpdir(), 'beam-firefox-'))
  const lines = Object.entries(PREFERENCES).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  )
  await writeFile(join(profile, 'user.js'), `${lines.join('\n')}\n`)
  const removeProfile = () => rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  const command = [program, '--headless', '--no-remote', '--profile', profile] as const
  const started = await startProcess(
    [...command, '--remote-debugging-port', '0'],
    /WebDriver BiDi listening on (ws:\/\/\S+)/u,
    { MOZ_HEADLESS_WIDTH: String(WINDOW.width), MOZ_HEADLESS_HEIGHT: String(WINDOW.height) },
  ).catch(async (error: unknown) => {
    await removeProfile()
    throw error
  })
  const errors: string[] = []
  const { send, close } = await connectBidi(`${started.found}/session`, (method, params) => {
    if (method === 'log.entryAdded') errors.push(...errorIn(params as LogEntry))
  })
  await send('session.new', { capabilities: {} })
  await send('session.subscribe', { events: ['log.entryAdded'] })
  const { contexts } = (await send('browsingContext.getTree', {})) as { contexts?: { context: string }[] }
  const context = contexts?.[0]?.context ?? ''
  await send('browsingContext.setViewport', { context, viewport: WINDOW })
  const act = (actions: object[]) => send('input.performActions', { context, actions })

  return {
    async open(url) {
      await send('browsingContext.navigate', { context, url, wait: 'complete' })
    },
    async back() {
      await send('browsingContext.traverseHistory', { context, delta: -1 })
    },
    async evaluate<Value>(expression: string) {
      const { result } = (await send('script.evaluate', {
        expression: `JSON.stringify(${expression})`,
        target: { context },
        awaitPromise: true,
      })) as { result?: { value?: string } }
      return (result?.value === undefined ? undefined : JSON.parse(result.value)) as Value
    },
    async move(x, y) {
      await act(mouseActions(x, y, false))
    },
    async click(x, y) {
      await act(mouseActions(x, y, true))
    },
    async type(text) {
      await act(keyActions(text))
    },
    consoleErrors: () => errors,
    async close() {
      close()
      await started.stop()
      await removeProfile()
    },
  }
}

interface LogEntry {
  readonly level: string
  readonly text: string | null
}

function errorIn({ level, text }: LogEntry): string[] {
  return level === 'error' ? [text ?? '(no text)'] : []
}
