import { rm } from 'node:fs/promises'
import { afterAll, beforeAll } from 'vitest'
import { type BuiltSite, startBuiltSite } from './start-built-site.ts'
import { stopSite } from './start-test-site.ts'

/** One site process for all tests of a file. */
export function shareTestSite(environment: Readonly<Record<string, string>> = {}): () => BuiltSite {
  let site: BuiltSite | undefined
  beforeAll(async () => {
    site = await startBuiltSite(environment)
  })
  afterAll(async () => {
    if (!site) return
    await stopSite(site, 'SIGTERM')
    await rm(site.dataFolder, { recursive: true, force: true })
  })
  return () => site!
}
