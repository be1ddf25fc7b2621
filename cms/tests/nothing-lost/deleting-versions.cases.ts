import { describe, expect, it } from 'vitest'
import { PAGE, page } from './page-data.ts'
import { administrator, restartService, service } from './service.ts'
import { deletionTimes, insertVersions, setDeletionTime } from './stored-versions.ts'
import { listVersions, readVersion } from './version-api.ts'

const MAX_VERSIONS = 50
const DAY_MS = 24 * 60 * 60 * 1000

describe('the number of versions', () => {
  it(`is ${MAX_VERSIONS} at most: the oldest are removed`, async () => {
    const { documentId } = await administrator.create(PAGE, page('0', 'very-often'))
    await insertVersions(service.dataFolder, documentId, MAX_VERSIONS)
    for (const title of ['One', 'Two', 'Three'])
      await administrator.publish(PAGE, documentId, page(title, 'very-often'))
    const stored = await listVersions(administrator, PAGE, documentId)
    expect(stored).toHaveLength(MAX_VERSIONS)
    expect((await readVersion(administrator, stored[0])).lines).toContainEqual({
      label: 'Title',
      text: 'Three',
    })
    expect((await readVersion(administrator, stored.at(-1))).lines).toContainEqual({
      label: 'Title',
      text: '4',
    })
  })
})

describe('versions of a deleted page', () => {
  it('are stored for 30 days', async () => {
    const fresh = await publishAndDelete('fresh')
    const stored = await publishAndDelete('stored')
    const expired = await publishAndDelete('expired')
    await setDeletionTime(service.dataFolder, stored, Date.now() - 29 * DAY_MS)
    await setDeletionTime(service.dataFolder, expired, Date.now() - 31 * DAY_MS)
    await restartService()
    expect(await deletionTimes(service.dataFolder, fresh)).toEqual([expect.closeTo(Date.now(), -6)])
    expect(await deletionTimes(service.dataFolder, stored)).toHaveLength(1)
    expect(await deletionTimes(service.dataFolder, expired)).toEqual([])
  })
})

async function publishAndDelete(slug: string): Promise<string> {
  const { documentId } = await administrator.create(PAGE, page(slug, slug))
  await administrator.publish(PAGE, documentId, page(slug, slug))
  await administrator.remove(PAGE, documentId)
  return documentId
}
