import { expect, test } from 'vitest'
import { postJson, shareTestBackend } from '../../testing/test-backend.ts'

const shared = shareTestBackend()
const NOTICE = { consent: 'accepted', timestamp: '2026-11-20T10:00:00.000Z' }

test.each(['accepted', 'declined'])('%s is stored and answered without a body', async (consent) => {
  const backend = shared()
  const response = await backend.fetch(postJson('/api/log-consent', { ...NOTICE, consent }))
  expect(response.status).toBe(204)
  expect(await response.text()).toBe('')
  expect(response.headers.get('cache-control')).toBe('no-store')
})

test('T39: the same notice again is welcome', async () => {
  const backend = shared()
  for (let time = 0; time < 3; time++) {
    expect((await backend.fetch(postJson('/api/log-consent', NOTICE))).status).toBe(204)
  }
})

test.each([
  [{ consent: 'maybe', timestamp: NOTICE.timestamp }, 422, ['consent']],
  [{ consent: 'accepted' }, 422, ['timestamp']],
  [{ consent: 'accepted', timestamp: '20 November' }, 422, ['timestamp']],
  [{ consent: 'accepted', timestamp: '2026-13-40T99:00:00Z' }, 422, ['timestamp']],
  [{ consent: 'accepted', timestamp: '2026-02-29T10:00:00Z' }, 422, ['timestamp']],
  [{ consent: 'accepted', timestamp: 1_795_173_156_345 }, 422, ['timestamp']],
  [{}, 422, ['consent', 'timestamp']],
])('%j is rejected', async (notice, status, fields) => {
  const backend = shared()
  const response = await backend.fetch(postJson('/api/log-consent', notice))
  expect(response.status).toBe(status)
  expect(Object.keys(((await response.json()) as { fields: object }).fields)).toEqual(fields)
})

test.each(['[]', 'null', '"accepted"', '{'])('%s is no notice', async (body) => {
  const backend = shared()
  expect((await backend.fetch(postJson('/api/log-consent', body))).status).toBe(400)
})
