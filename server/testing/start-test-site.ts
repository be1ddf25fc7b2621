import { rm } from 'node:fs/promises'
import { onTestFinished } from 'vitest'
import { type BuiltSite, startBuiltSite, WITHOUT_LIMITS } from './start-built-site.ts'

/** The built site process without limits for clients; it ends, and its data go, with the test. */
export async function startTestSite(
  environment: Readonly<Record<string, string>> = {},
  through: readonly string[] = [],
): Promise<BuiltSite> {
  const site = await startBuiltSite({ ...WITHOUT_LIMITS, ...environment }, through)
  onTestFinished(async () => {
    await stopSite(site, 'SIGKILL')
    if (environment['DATA_DIR'] === undefined) await rm(site.dataFolder, { recursive: true, force: true })
  })
  return site
}

/** Sends the signal and waits for the end. Answers the exit code; null when it was killed. */
export async function stopSite(site: BuiltSite, signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null> {
  if (site.process.exitCode === null && site.process.signalCode === null) site.process.kill(signal)
  return site.ended
}
