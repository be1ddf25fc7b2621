import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startPostgres, type TestPostgres } from '../../backend/testing/start-postgres.ts'
import { silentLog } from '../testing/fakes.ts'
import { startTcpRelay } from '../testing/start-tcp-relay.ts'
import { createPostgresChannel } from './postgres-channel.ts'

let postgres: TestPostgres
beforeAll(async () => {
  postgres = await startPostgres(3015)
})
afterAll(() => postgres.stop())

test('a process with a stalled connection receives changes again within a minute', async () => {
  const relay = await startTcpRelay(Number(new URL(postgres.url).port))
  const relayUrl = Object.assign(new URL(postgres.url), { port: String(relay.port) }).href
  const received: string[] = []
  const far = createPostgresChannel(relayUrl, (tags) => received.push(...tags), silentLog())
  const near = createPostgresChannel(postgres.url, () => {}, silentLog())
  const expectToReceive = (tag: string) =>
    vi.waitFor(
      () => {
        near.publish([tag])
        expect(received).toContain(tag)
      },
      { timeout: 60_000, interval: 200 },
    )
  await expectToReceive('page:before')
  relay.setPaused(true)
  relay.resumeNewConnections()
  await expectToReceive('page:after')
  await Promise.all([far.close(), near.close()])
})
