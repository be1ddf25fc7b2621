import { describe, expect, it } from 'vitest'
import { createHealth, type HealthDependencies } from './health.ts'

function health(given: Partial<HealthDependencies> = {}) {
  return createHealth({
    storageReady: async () => true,
    hasFreeSpace: async () => true,
    contentStatus: () => ({ reachable: false, lastSuccessAgeMs: null }),
    isStopping: () => false,
    ...given,
  })
}

describe('the site is ready', () => {
  it('when a submission can be stored, with or without the content service', async () => {
    const response = await health().ready()
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({
      status: 'ok',
      storage: 'ok',
      disk: 'ok',
      contentService: { reachable: false, lastGoodAnswerAgeMs: null },
    })
  })

  it.each<[string, Partial<HealthDependencies>, object]>([
    ['storage is not available', { storageReady: async () => false }, { storage: 'not available' }],
    ['storage fails', { storageReady: () => Promise.reject(new Error()) }, { storage: 'not available' }],
    ['the disk is nearly full', { hasFreeSpace: async () => false }, { disk: 'nearly full' }],
    ['the disk fails', { hasFreeSpace: () => Promise.reject(new Error()) }, { disk: 'nearly full' }],
    ['it is stopping', { isStopping: () => true }, { storage: 'ok', disk: 'ok' }],
  ])('not when %s', async (_, given, details) => {
    const response = await health(given).ready()
    expect(response.status).toBe(503)
    expect(await response.json()).toMatchObject({ status: 'not ready', ...details })
  })

  it('and alive even when it is not ready', () => {
    expect(health({ storageReady: async () => false }).alive().status).toBe(200)
  })
})
