import { mkdtemp, mkdir, readdir, rm, symlink, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { silentLog } from '../testing/fakes.ts'
import { type EarlierAssets, openEarlierAssets } from './earlier-assets.ts'

let folder: string
let opened: EarlierAssets[]
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'beam-assets-'))
  opened = []
})
afterEach(async () => {
  for (const assets of opened) assets.close()
  await rm(folder, { recursive: true, force: true })
})

/** Starts with a build of these files, whose content is their name. */
async function start(...names: string[]): Promise<EarlierAssets> {
  const current = join(folder, names.join())
  await mkdir(current)
  for (const name of names) await writeFile(join(current, name), name)
  const assets = await openEarlierAssets({ current, folder: join(folder, 'assets'), log: silentLog() })
  opened.push(assets)
  return assets
}

async function textAt(assets: EarlierAssets, path: string): Promise<string | null> {
  return (await assets.find(path))?.text() ?? null
}

async function setDaysOld(name: string, days: number): Promise<void> {
  const then = new Date(Date.now() - days * 24 * 60 * 60 * 1000)
  await utimes(join(folder, 'assets', name), then, then)
}

describe('assets of earlier builds', () => {
  it('are found after the next build, as scripts and styles that never change', async () => {
    await start('earlier1.js', 'earlier2.css')
    const assets = await start('newer123.js')
    expect(await textAt(assets, '/assets/earlier1.js')).toBe('earlier1.js')
    const { headers } = (await assets.find('/assets/earlier2.css'))!
    expect(headers.get('content-type')).toBe('text/css; charset=utf-8')
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  })

  it('are found by a process of the earlier build, too, while both run', async () => {
    const earlier = await start('earlier1.js')
    await start('newer123.js')
    expect(await textAt(earlier, '/assets/newer123.js')).toBe('newer123.js')
  })

  it('are kept for a week after their build was last in use', async () => {
    await start('earlier1.js', 'shared12.js')
    await setDaysOld('earlier1.js', 6)
    await setDaysOld('shared12.js', 30)
    expect(await textAt(await start('newer123.js', 'shared12.js'), '/assets/earlier1.js')).toBe('earlier1.js')
    await setDaysOld('earlier1.js', 8)
    const assets = await start('newest12.js')
    expect(await textAt(assets, '/assets/earlier1.js')).toBeNull()
    expect(await textAt(assets, '/assets/shared12.js')).toBe('shared12.js')
    expect((await readdir(join(folder, 'assets'))).toSorted()).toEqual([
      'newer123.js',
      'newest12.js',
      'shared12.js',
    ])
  })

  it.each([
    '/assets/../secret12.js',
    '/assets/..%2fsecret12.js',
    '/assets/%2e%2e/secret12.js',
    '/assets/folder12/secret12.js',
    '/assets/secret12.js.map',
    '/assets/.secret12.js',
    '/assets/secret12',
    '/assets/folder12.js',
    '/fonts/secret12.js',
    '/assets/absent12.js',
  ])('T151: nothing else is served: %s', async (path) => {
    const assets = await start('earlier1.js')
    await writeFile(join(folder, 'secret12.js'), 'secret')
    await mkdir(join(folder, 'assets/folder12.js'))
    expect(await assets.find(path)).toBeNull()
  })

  it('T151: only the build itself decides what is kept: no other kinds of files, no folders', async () => {
    const current = join(folder, 'build')
    await mkdir(join(current, 'folder12'), { recursive: true })
    for (const name of ['page1234.html', 'image123.svg', 'code1234.js'])
      await writeFile(join(current, name), '')
    opened.push(await openEarlierAssets({ current, folder: join(folder, 'assets'), log: silentLog() }))
    expect(await readdir(join(folder, 'assets'))).toEqual(['code1234.js'])
  })

  it('are missing where the folder cannot be written, and the site starts', async () => {
    await writeFile(join(folder, 'file'), '')
    await symlink(join(folder, 'file'), join(folder, 'assets'))
    const assets = await start('earlier1.js')
    expect(await textAt(assets, '/assets/earlier1.js')).toBeNull()
  })
})
