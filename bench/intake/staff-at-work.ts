import { setTimeout as pause } from 'node:timers/promises'
import { inboxClient, testActor, type TestActor } from '../../backend/testing/inbox-client.ts'

/** People who work in the inbox until they are stopped. */
interface StaffAtWork {
  /** Waits for what is in progress; what the inbox answered meanwhile. */
  stop(): Promise<StaffAnswers>
}

export interface StaffAnswers {
  /** Duration of each answer in milliseconds. */
  readonly durationsMs: readonly number[]
  /** Answers other than 200, and than a conflict with a colleague. */
  readonly failures: number
}

/** Between two actions of a person: people take longer. */
const THINK_MS = 1_000

/**
 * `people` at the inboxes that listen on these ports: each lists, opens, assigns to themselves and notes, one action a
 * second, spread over the second.
 */
export function putStaffToWork(ports: readonly number[], people: number): StaffAtWork {
  const stopped = new AbortController()
  const durationsMs: number[] = []
  let failures = 0

  async function timed(
    ask: ReturnType<typeof inboxClient>,
    actor: TestActor,
    operation: string,
    input: object,
  ) {
    const since = performance.now()
    const answer = await ask(actor, operation, input).catch(() => undefined)
    durationsMs.push(performance.now() - since)
    if (answer?.status !== 200 && answer?.status !== 409) failures += 1
    await pause(THINK_MS, undefined, { signal: stopped.signal }).catch(() => undefined)
    return answer?.body
  }

  async function work(person: number): Promise<void> {
    const ask = inboxClient(ports[person % ports.length]!)
    const actor = testActor(undefined, undefined, `person-${person}-${Date.now()}`)
    await pause((person * THINK_MS) / people)
    while (!stopped.signal.aborted) {
      await timed(ask, actor, 'counts', {})
      const page = (await timed(ask, actor, 'list', { view: 'new' })) as { items?: Listed[] } | undefined
      const item = page?.items?.[person]
      if (!item) continue
      const { id, version } = item
      await timed(ask, actor, 'show', { id, filter: { view: 'new' } })
      await timed(ask, actor, 'change', { id, version, assignee: { id: actor.id, name: actor.name } })
      await timed(ask, actor, 'note', { id, text: 'Called back; the matter is settled.' })
    }
  }

  const working = Array.from({ length: people }, (_, person) => work(person))
  return {
    async stop() {
      stopped.abort()
      await Promise.all(working)
      return { durationsMs, failures }
    },
  }
}

interface Listed {
  readonly id: string
  readonly version: number
}
