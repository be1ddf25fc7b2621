import { expect, test } from 'vitest'
import { waitUntilHealthy } from './wait-until-healthy.mjs'

test('when a program cannot be spawned, the reason is reported, which arrives later', async () => {
  const lastLines: string[] = []
  const exited = Promise.resolve().then(() => void lastLines.push('spawn ENOMEM'))
  const service = { url: 'http://127.0.0.1:9', exited, stop: async () => {} }
  await expect(waitUntilHealthy(service, { pid: undefined }, lastLines)).rejects.toThrow(
    'The content service exited before it answered:\nspawn ENOMEM',
  )
})
