import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startPostgres, type TestPostgres } from '../../backend/testing/start-postgres.ts'
import { silentLog } from '../testing/fakes.ts'
import { startTcpRelay } from '../testing/start-tcp-relay.ts'
import { createPostgresChannel } from './change-channel.ts'

let postgres: TestPostgres
beforeAll(async () => {
  postgres = await startPostgres(3015)
})
afterAll(() => postgres.stop())

test('a process whose connection fell silent hears again within a minute', async () => {
  const line = await startTcpRelay(Number(new URL(postgres.url).port))
  const throughLine = Object.assign(new URL(postgres.url), { port: String(line.port) }).href
  const heard: string[] = []
  const far = createPostgresChannel(throughLine, (tags) => heard.push(...tags), silentLog())
  const near = createPostgresChannel(postgres.url, () => {}, silentLog())
  const expectToHear = (tag: string) =>
    vi.waitFor(
      () => {
        near.publish([tag])
        expect(heard).toContain(tag)
      },
      { timeout: 60_000, interval: 200 },
    )
  await expectToHear('page:before')
  line.silence(true)
  line.forget()
  await expectToHear('page:after')
  await Promise.all([far.close(), near.close()])
})
