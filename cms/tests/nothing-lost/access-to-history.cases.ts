import { describe, expect, it } from 'vitest'
import { SITE_TOKEN } from '../start-for-test.ts'
import { hero, PAGE, page } from './page-data.ts'
import { administrator, author, colleague, service } from './service.ts'
import { listVersions, readVersion, restoreVersion } from './version-api.ts'

describe('T105: the history', () => {
  it('of others is closed to authors, who may restore their own pages only', async () => {
    const theirs = await administrator.create(PAGE, page('Theirs', 'theirs'))
    await administrator.publish(PAGE, theirs.documentId, page('Theirs', 'theirs'))
    const [version] = await listVersions(administrator, PAGE, theirs.documentId)
    const list = `/history/versions?type=${PAGE}&documentId=${theirs.documentId}`
    expect((await author.request('GET', list)).status).toBe(403)
    expect((await author.request('GET', `/history/versions/${version?.id}`)).status).toBe(403)
    expect((await restoreVersion(author, version)).status).toBe(403)

    const own = await author.create(PAGE, page('Own', 'own'))
    await administrator.publish(PAGE, own.documentId, page('Own', 'own', [hero('Mine')]))
    await author.save(PAGE, own.documentId, page('Own', 'own', []))
    const [ownVersion] = await listVersions(author, PAGE, own.documentId)
    expect((await readVersion(author, ownVersion)).lines).toContainEqual({
      label: 'Hero › Title',
      text: 'Mine',
    })
    expect((await restoreVersion(author, ownVersion)).status).toBe(200)
    expect(await author.find(PAGE, 'slug', 'own')).toMatchObject({ Content: [{ title: 'Mine' }] })
  })

  it('is closed to visitors and to the token of the site, as all of the panel is', async () => {
    for (const token of [undefined, SITE_TOKEN])
      for (const address of [
        `/history/versions?type=${PAGE}&documentId=x`,
        '/history/versions/1',
        '/schedules/pending?type=api::page.page',
        '/schedules/?type=api::page.page&documentId=x',
        '/checks/menu',
        '/checks/context?type=api::page.page',
        '/concurrent-edits/draft?type=api::page.page&documentId=x',
        '/concurrent-edits/menu?documentId=x',
        '/dashboard/',
        '/dashboard/launch',
      ])
        expect((await service.get(address, token)).status).toBe(401)
  })

  it.each(['document-version', 'scheduled-action'])(
    'and schedules: %s is in no API and not in the content manager',
    async (name) => {
      for (const address of [`/api/${name}s`, `/api/${name}s/1`])
        for (const token of [undefined, SITE_TOKEN])
          expect((await service.get(address, token)).status).toBe(404)
      const uid = `api::${name}.${name}`
      for (const who of [administrator, colleague, author]) {
        const answer = await who.request('GET', `/content-manager/collection-types/${uid}`)
        expect([403, 404]).toContain(answer.status)
      }
      const { body } = await administrator.request('GET', '/content-manager/init')
      const { contentTypes } = (body as { data: { contentTypes: { uid: string; isDisplayed: boolean }[] } })
        .data
      expect(contentTypes.filter((type) => type.uid === uid && type.isDisplayed)).toEqual([])
    },
  )

  it('answers unknown types, documents and versions with an error', async () => {
    for (const [address, status] of [
      ['/history/versions?type=admin::user&documentId=1', 400],
      ['/history/versions', 400],
      [`/history/versions?type=${PAGE}&documentId=nothing`, 404],
      ['/history/versions/999999', 404],
      ['/history/versions/x', 404],
    ] as const)
      expect((await administrator.request('GET', address)).status).toBe(status)
  })
})
