import { setTimeout as pause } from 'node:timers/promises'
import { inboxClient, testActor, type TestActor } from '../../backend/testing/inbox-client.ts'

/** People who work in the inbox until they are stopped. */
interface StaffAtWork {
  /** Waits for what is in progress; what the inbox answered meanwhile. */
  stop(): Promise<StaffResponses>
}

export interface StaffResponses {
  /** Duration of each answer in milliseconds. */
  readonly durationsMs: readonly number[]
  /** Answers other than 200, and than a conflict with a colleague. */
  readonly failures: number
}

interface Step {
  /** Since the submission was opened, in milliseconds. */
  readonly at: number
  readonly run: (person: Person) => Promise<void>
}

/**
 * A submission every 20 s is quick: it is opened, read for 6 s, assigned to oneself, noted, marked as done, and the
 * list is shown again. After each change the page loads the submission again, and the list comes with the counts of its
 * views, as in cms/src/admin/inbox/. That is nine requests; whoever keeps the list open instead causes two every 30 s
 * (use-list.ts).
 */
export const CYCLE_MS = 20_000
const STEPS: readonly Step[] = [
  { at: 0, run: open },
  {
    at: 6_000,
    run: (person) => change(person, { assignee: { id: person.actor.id, name: person.actor.name } }),
  },
  { at: 11_000, run: note },
  { at: 15_000, run: (person) => change(person, { status: 'handled' }) },
  { at: 17_000, run: list },
]

/**
 * Puts `count` people before the inboxes that listen on these ports; resolves when each has opened a submission. They
 * are spread over the cycle, so that any ten seconds see the same work.
 */
export async function putStaffToWork(ports: readonly number[], count: number): Promise<StaffAtWork> {
  const stopped = new AbortController()
  const answers = { durationsMs: [] as number[], failures: 0 }
  const people: Person[] = []
  for (let number = 0; number < count; number++)
    people.push(await seat(ports[number % ports.length]!, number, answers))
  Object.assign(answers, { durationsMs: [], failures: 0 })
  const working = people.map((person, number) => work(person, (number / count) * CYCLE_MS, stopped.signal))
  return {
    async stop() {
      stopped.abort()
      await Promise.all(working)
      return answers
    },
  }
}

interface Person {
  readonly number: number
  readonly actor: TestActor
  ask(operation: string, input: object): Promise<unknown>
  listed: readonly Listed[]
  current: Listed | undefined
}

interface Listed {
  readonly id: string
  readonly version: number
}

async function seat(
  port: number,
  number: number,
  answers: { durationsMs: number[]; failures: number },
): Promise<Person> {
  const client = inboxClient(port)
  const actor = testActor(undefined, undefined, `person-${number}-${Date.now()}`)
  const person: Person = {
    number,
    actor,
    listed: [],
    current: undefined,
    async ask(operation, input) {
      const since = performance.now()
      const answer = await client(actor, operation, input).catch(() => undefined)
      answers.durationsMs.push(performance.now() - since)
      if (answer?.status !== 200 && answer?.status !== 409) answers.failures += 1
      return answer?.status === 200 ? answer.body : undefined
    },
  }
  await list(person)
  await open(person)
  return person
}

/** Until the signal, beginning at `from` of the cycle. */
async function work(person: Person, from: number, signal: AbortSignal): Promise<void> {
  const start = performance.now() - from
  for (let cycle = 0; !signal.aborted; cycle++)
    for (const { at, run } of STEPS) {
      const waitMs = start + cycle * CYCLE_MS + at - performance.now()
      if (waitMs < 0 && cycle === 0) continue
      await pause(Math.max(0, waitMs), undefined, { signal }).catch(() => undefined)
      if (signal.aborted) return
      await run(person)
    }
}

async function open(person: Person): Promise<void> {
  person.current = person.listed[person.number] ?? person.listed[0]
  await show(person)
}

async function show(person: Person): Promise<void> {
  if (!person.current) return
  const shown = await person.ask('show', { id: person.current.id, filter: { view: 'new' } })
  person.current = (shown as { item?: Listed } | undefined)?.item ?? person.current
}

async function change(person: Person, changes: object): Promise<void> {
  if (!person.current) return
  await person.ask('change', { id: person.current.id, version: person.current.version, ...changes })
  await show(person)
}

async function note(person: Person): Promise<void> {
  if (!person.current) return
  await person.ask('note', { id: person.current.id, text: 'Called back; the matter is settled.' })
  await show(person)
}

async function list(person: Person): Promise<void> {
  const [page] = await Promise.all([person.ask('list', { view: 'new' }), person.ask('counts', {})])
  person.listed = (page as { items?: Listed[] } | undefined)?.items ?? person.listed
}
