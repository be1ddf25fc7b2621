import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'

const ROOT = resolve(import.meta.dirname, '../..')

interface LockedPackage {
  readonly version?: string
  readonly resolved?: string
  readonly integrity?: string
  readonly link?: boolean
  readonly dev?: boolean
  readonly optional?: boolean
}

function lockedPackages(folder: string): [string, LockedPackage][] {
  const lock = JSON.parse(readFileSync(join(ROOT, folder, 'package-lock.json'), 'utf8')) as {
    readonly packages: Record<string, LockedPackage>
  }
  return Object.entries(lock.packages).filter(([path, { link }]) => path.includes('node_modules/') && !link)
}

function manifests(): string[] {
  const { workspaces } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    workspaces: string[]
  }
  return ['.', 'cms', ...workspaces]
}

describe.each(['.', 'cms'])('T74: the lockfile of %s', (folder) => {
  // npm writes no hash for the formatter and linter of platforms that are not this one; they never run on a server.
  test('names the content of every package that can come to a server', () => {
    const open = lockedPackages(folder).filter(
      ([, { integrity, dev, optional }]) => !/^sha(?:512|384)-/u.test(integrity ?? '') && !(dev && optional),
    )
    expect(open.map(([path]) => path)).toEqual([])
  })

  test('takes nothing from git, folders or plain http', () => {
    const elsewhere = lockedPackages(folder).filter(
      ([, { resolved = 'https://' }]) => !resolved.startsWith('https://'),
    )
    expect(elsewhere.map(([path, { resolved }]) => `${path} ${resolved}`)).toEqual([])
  })

  test('takes everything from one place', () => {
    const hosts = lockedPackages(folder).flatMap(([, { resolved }]) =>
      resolved ? [new URL(resolved).host] : [],
    )
    expect(new Set(hosts).size).toBeLessThanOrEqual(1)
  })
})

describe('T74: what is asked for', () => {
  test.each(manifests())('by %s is one version each', (folder) => {
    const { dependencies = {}, devDependencies = {} } = JSON.parse(
      readFileSync(join(ROOT, folder, 'package.json'), 'utf8'),
    ) as Record<string, Record<string, string> | undefined>
    const ours = Object.entries({ ...dependencies, ...devDependencies }).filter(
      ([name]) => !name.startsWith('@beam/'),
    )
    expect(ours.filter(([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/u.test(version))).toEqual([])
  })
})

test('containers bring the Node that the lockfile brings', () => {
  const { optionalDependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    readonly optionalDependencies: Record<string, string>
  }
  const recipe = readFileSync(join(ROOT, 'deploy/containers/Containerfile'), 'utf8')
  const bases = [...recipe.matchAll(/^FROM node:([\d.]+)-/gmu)].map(([, version]) => version)
  expect(new Set([...bases, ...Object.values(optionalDependencies)])).toEqual(new Set([bases[0]]))
})
