import { failed, type Check, type Finding } from './check.ts'
import type { Installation } from './installation.ts'

/** A finding with the name of its check. */
export type NamedFinding = Finding & { readonly check: string }

const MAX_MS = 30_000

/** Runs all checks at the same time, each for half a minute at most. A check that throws or hangs has failed. */
export async function runChecks(
  checks: readonly Check[],
  installation: Installation,
  maxMs = MAX_MS,
): Promise<readonly NamedFinding[]> {
  const found = await Promise.all(
    checks.map(async ({ name, run }) => {
      const findings = await Promise.race([attempt(() => run(installation)), timeout(maxMs)])
      return findings.map((finding) => ({ check: name, ...finding }))
    }),
  )
  return found.flat()
}

async function attempt(run: () => Promise<readonly Finding[]>): Promise<readonly Finding[]> {
  try {
    return await run()
  } catch (error) {
    return [
      failed(
        `cannot be checked: ${(error as Error).message}`,
        'Run it as a user who may read the data, e.g. root.',
      ),
    ]
  }
}

function timeout(ms: number): Promise<readonly Finding[]> {
  return new Promise((resolve) => {
    const message = `no result after ${Math.round(ms / 1000)} s`
    setTimeout(
      () => resolve([failed(message, 'Something hangs: a disk, a server or the network.')]),
      ms,
    ).unref()
  })
}
