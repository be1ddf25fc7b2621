import { fork } from 'node:child_process'
import { once } from 'node:events'
import { SITE_ARGUMENTS } from '../../server/site-command.mjs'
import type { BareNodeOrders } from './bare-node.ts'

export interface BareNode {
  readonly url: string
  close(): Promise<void>
}

/**
 * Node's own HTTP server in a process run as the site is: it answers the saved bytes with their headers under
 * `/<name>`, and does nothing else.
 */
export async function startBareNode(port: number, answers: BareNodeOrders['answers']): Promise<BareNode> {
  const child = fork(new URL('bare-node.ts', import.meta.url), {
    execArgv: SITE_ARGUMENTS.slice(0, -1),
    serialization: 'advanced',
  })
  const ended = once(child, 'exit')
  child.send({ port, answers } satisfies BareNodeOrders)
  const [said] = await Promise.race([once(child, 'message'), ended])
  if (said !== 'listens') throw new Error('The bare server did not start.')
  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      child.kill('SIGTERM')
      await ended
    },
  }
}
