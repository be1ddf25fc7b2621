import { spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { ALL_FORMS } from '../../../../forms/all-forms.ts'
import { sendUntilAcknowledged } from '../../../../backend/testing/retrying-client.ts'
import { stopSite, startTestSite } from '../../../testing/start-test-site.ts'
import { straceArguments } from './read-trace.ts'
import { replayCuts } from './replay-cuts.ts'

export const HAS_STRACE = spawnSync('strace', ['-V']).status === 0

const CLIENTS = 4

/**
 * Sends submissions to a site whose writes are recorded, then replays a power failure after each acknowledgment.
 *
 * @param each submissions of each of four clients
 */
export async function cutAfterAcknowledgments(each: number) {
  const trace = join(await temporaryFolder(), 'trace')
  const site = await startTestSite({}, straceArguments(trace))
  const clients = Array.from({ length: CLIENTS }, async (_client, client) => {
    for (let number = 0; number < each; number++) {
      const form = ALL_FORMS[(client + number) % ALL_FORMS.length]!
      await sendUntilAcknowledged([site.url], form, `client ${client} number ${number}`)
    }
  })
  await Promise.all(clients)
  const code = await stopSite(site, 'SIGTERM')
  return { code, ...(await replayCuts(trace, join(site.dataFolder, 'submissions.sqlite'))) }
}

/** Removed at the end of the test. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'beam-power-cut-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}
