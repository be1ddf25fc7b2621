import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { editor, NAVIGATION, PAGE, service } from './service.ts'

const PANEL = join(import.meta.dirname, '../../dist/build')

describe('the content service', () => {
  it('has no API token but that of the site', async () => {
    const { body } = await editor.request('GET', '/admin/api-tokens')
    const names = (body as { data: { name: string }[] }).data.map(({ name }) => name)
    expect(names).not.toContain('Full Access')
    expect(names).not.toContain('Read Only')
    expect(names).toContain('site')
  })

  it('allows pages in the menu, four levels deep', async () => {
    const { body } = await editor.request('GET', '/navigation/config')
    expect(body).toMatchObject({
      contentTypes: [{ uid: PAGE }],
      allowedLevels: 4,
      additionalFields: [{ name: 'description' }, { name: 'shortcut' }],
    })
  })

  it('was built with a panel that names the pages of the menu by their addresses', () => {
    const scripts = readdirSync(PANEL).filter((name) => name.endsWith('.js'))
    const withIds = scripts.filter((name) => readFileSync(join(PANEL, name), 'utf8').includes('(id: '))
    expect(scripts.length).toBeGreaterThan(100)
    expect(withIds).toEqual([])
  })

  it('responds 404 for an unknown address or menu, and 400 for an invalid request', async () => {
    for (const address of ['/api/nothing', '/api/navigation/render/nothing'])
      expect((await service.get(address)).status).toBe(404)
    expect((await service.get(`${NAVIGATION}?type=SPIRAL`)).status).toBe(400)
  })

  it('makes its secrets and data readable by their owner only', async () => {
    expect(statSync(`${service.dataFolder}/secrets.json`).mode & 0o777).toBe(0o600)
    expect(statSync(service.dataFolder).mode & 0o077).toBe(0)
  })
})
