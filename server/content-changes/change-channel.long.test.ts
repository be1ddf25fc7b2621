import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startPostgres, type TestPostgres } from '../../backend/testing/start-postgres.ts'
import { silent } from '../testing/fakes.ts'
import { openLine } from '../testing/start-tcp-relay.ts'
import { createPostgresChannel } from './change-channel.ts'

let postgres: TestPostgres
beforeAll(async () => {
  postgres = await startPostgres(3015)
})
afterAll(() => postgres.stop())

test('a process whose connection fell silent hears again within a minute', async () => {
  const line = await openLine(Number(new URL(postgres.url).port))
  const throughLine = Object.assign(new URL(postgres.url), { port: String(line.port) }).href
  const heard: string[] = []
  const far = createPostgresChannel(throughLine, (tags) => heard.push(...tags), silent())
  const near = createPostgresChannel(postgres.url, () => {}, silent())
  const expectToHear = (tag: string) =>
    vi.waitFor(
      () => {
        near.tell([tag])
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
