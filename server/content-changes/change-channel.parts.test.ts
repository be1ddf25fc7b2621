import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { startPostgres, type TestPostgres } from '../../backend/testing/start-postgres.ts'
import { type ChangeChannel, createPostgresChannel } from './change-channel.ts'
import { silentLog } from '../testing/fakes.ts'

let postgres: TestPostgres
beforeAll(async () => {
  postgres = await startPostgres(3014)
})
afterAll(() => postgres.stop())

interface Process {
  readonly heard: string[][]
  readonly channel: ChangeChannel
}

function createProcess(): Process {
  const heard: string[][] = []
  return { heard, channel: createPostgresChannel(postgres.url, (tags) => heard.push([...tags]), silentLog()) }
}

/** Two processes that hear one another. */
async function createPair(): Promise<readonly [Process, Process]> {
  const [first, second] = [createProcess(), createProcess()]
  await vi.waitFor(
    () => {
      first.channel.publish(['ready'])
      expect(second.heard).toContainEqual(['ready'])
    },
    { timeout: 20_000, interval: 200 },
  )
  return [first, second]
}

/** What was heard after the pair had found one another. */
const news = ({ heard }: Process) => heard.filter(([tag]) => tag !== 'ready')

describe('site processes on one database', () => {
  it('tell one another what changed, each once', async () => {
    const [first, second] = await createPair()
    first.channel.publish(['navigation', 'footer'])
    await vi.waitFor(() => expect(news(second)).toEqual([['navigation', 'footer']]), { timeout: 20_000 })
    expect(news(first)).toEqual([['navigation', 'footer']])
    await Promise.all([first.channel.close(), second.channel.close()])
  })

  it('find one another again after the database was restarted', async () => {
    const [first, second] = await createPair()
    await postgres.crash()
    await postgres.restart()
    await vi.waitFor(
      () => {
        first.channel.publish(['page:later'])
        expect(news(second)).toContainEqual(['page:later'])
      },
      { timeout: 30_000, interval: 200 },
    )
    await Promise.all([first.channel.close(), second.channel.close()])
  })

  it('tell long lists in pieces that PostgreSQL takes', async () => {
    const [first, second] = await createPair()
    const tags = Array.from({ length: 200 }, (_, page) => `page:${'x'.repeat(290)}${page}`)
    first.channel.publish(tags)
    await vi.waitFor(() => expect(news(second).flat()).toEqual(tags), { timeout: 20_000 })
    await Promise.all([first.channel.close(), second.channel.close()])
  })
})
