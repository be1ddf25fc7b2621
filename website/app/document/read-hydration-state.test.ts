import { expect, it } from 'vitest'
import { readHydrationState } from './read-hydration-state.server.ts'

const streamOf = (...pieces: string[]) => new Response(pieces.join('')).body ?? new ReadableStream()

it('a page’s state contains the loader data, whose text cannot end the script', async () => {
  const state = await readHydrationState(streamOf('["</script>', ' & \u2028"]'))
  const handed: unknown[] = []
  const streamController = { enqueue: (text: string) => handed.push(text), close: () => handed.push('end') }
  new Function('window', state)({ __reactRouterContext: { streamController } })
  expect(handed).toEqual(['["</script> & \u2028"]', 'end'])
  expect(state).not.toMatch(/[<>&\u2028]/)
})
