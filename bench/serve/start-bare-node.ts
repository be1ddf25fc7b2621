import { fork } from 'node:child_process'
import { once } from 'node:events'
import { SITE_ARGUMENTS } from '../../server/site-command.mjs'
import type { BareNodeOptions } from './bare-node.ts'

interface BareNode {
  readonly url: string
  close(): Promise<void>
}

/**
 * A bare `node:http` server in a process with the site's flags: it serves the saved bytes with their headers under
 * `/<name>`.
 */
export async function startBareNode(
  port: number,
  responses: BareNodeOptions['responses'],
): Promise<BareNode> {
  const child = fork(new URL('bare-node.ts', import.meta.url), {
    execArgv: SITE_ARGUMENTS.slice(0, -1),
    serialization: 'advanced',
  })
  const ended = once(child, 'exit')
  child.send({ port, responses } satisfies BareNodeOptions)
  const [message] = await Promise.race([once(child, 'message'), ended])
  if (message !== 'listening') throw new Error('The bare server did not start.')
  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      child.kill('SIGTERM')
      await ended
    },
  }
}
