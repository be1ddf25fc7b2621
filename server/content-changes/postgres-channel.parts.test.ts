import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { startPostgres, type TestPostgres } from '../../backend/testing/start-postgres.ts'
import type { ChangeChannel } from './change-channel.ts'
import { createPostgresChannel } from './postgres-channel.ts'
import { silentLog } from '../testing/fakes.ts'

let postgres: TestPostgres
beforeAll(async () => {
  postgres = await startPostgres(3014)
})
afterAll(() => postgres.stop())

interface Process {
  readonly received: string[][]
  readonly channel: ChangeChannel
}

function createProcess(): Process {
  const received: string[][] = []
  return {
    received,
    channel: createPostgresChannel(postgres.url, (tags) => received.push([...tags]), silentLog()),
  }
}

/** Two processes that receive each other's changes. */
async function createPair(): Promise<readonly [Process, Process]> {
  const [first, second] = [createProcess(), createProcess()]
  await vi.waitFor(
    () => {
      first.channel.publish(['ready'])
      expect(second.received).toContainEqual(['ready'])
    },
    { timeout: 60_000, interval: 200 },
  )
  return [first, second]
}

/** Published repeatedly until they arrive: some arrive in later tests. */
const REPEATED = new Set(['ready', 'page:later'])

const changesOf = ({ received }: Process) => received.filter(([tag = '']) => !REPEATED.has(tag))

/** pg warns about statements that are sent while another is executed, once in a process. */
const warnings: string[] = []
process.on('warning', ({ message }) => warnings.push(message))

describe('site processes on one database', () => {
  it('receive each change once', async () => {
    const [first, second] = await createPair()
    first.channel.publish(['navigation', 'footer'])
    await vi.waitFor(() => expect(changesOf(second)).toEqual([['navigation', 'footer']]), { timeout: 60_000 })
    expect(changesOf(first)).toEqual([['navigation', 'footer']])
    await Promise.all([first.channel.close(), second.channel.close()])
  })

  it('reconnect after a restart of the database', async () => {
    const [first, second] = await createPair()
    await postgres.crash()
    await postgres.restart()
    await vi.waitFor(
      () => {
        first.channel.publish(['page:later'])
        expect(second.received).toContainEqual(['page:later'])
      },
      { timeout: 60_000, interval: 200 },
    )
    await Promise.all([first.channel.close(), second.channel.close()])
  })

  it('T177: outlive notifications of other programs on the same channel', async () => {
    const [first, second] = await createPair()
    const other = new Client({ connectionString: postgres.url })
    await other.connect()
    for (const payload of ['', 'not JSON', 'null', '{}', '{"from":"x"}', '{"from":"x","tags":[1]}'])
      await other.query('select pg_notify($1, $2)', ['beam_content_changed', payload])
    await other.end()
    first.channel.publish(['footer'])
    await vi.waitFor(() => expect(changesOf(second)).toEqual([['footer']]), { timeout: 60_000 })
    await Promise.all([first.channel.close(), second.channel.close()])
  })

  it('split long lists into messages that PostgreSQL accepts', async () => {
    const [first, second] = await createPair()
    const tags = Array.from({ length: 200 }, (_, page) => `page:${'x'.repeat(290)}${page}`)
    first.channel.publish(tags)
    await vi.waitFor(() => expect(changesOf(second).flat()).toEqual(tags), { timeout: 60_000 })
    expect(warnings).toEqual([])
    await Promise.all([first.channel.close(), second.channel.close()])
  })
})
