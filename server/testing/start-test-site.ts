import { rm } from 'node:fs/promises'
import { onTestFinished } from 'vitest'
import { type BuiltSite, startBuiltSite, WITHOUT_LIMITS } from './start-built-site.ts'

/** Starts the built site without rate limits; stops it and removes its data after the test. */
export async function startTestSite(
  environment: Readonly<Record<string, string>> = {},
  wrapper: readonly string[] = [],
): Promise<BuiltSite> {
  const site = await startBuiltSite({ ...WITHOUT_LIMITS, ...environment }, wrapper)
  onTestFinished(async () => {
    await stopSite(site, 'SIGKILL')
    if (environment['DATA_DIR'] === undefined) await rm(site.dataFolder, { recursive: true, force: true })
  })
  return site
}

/** Sends the signal and waits. Returns the exit code; null if it was killed. */
export async function stopSite(site: BuiltSite, signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null> {
  if (site.process.exitCode === null && site.process.signalCode === null) site.process.kill(signal)
  return site.exited
}
