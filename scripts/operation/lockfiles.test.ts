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
  // npm writes no hash for the formatter and linter of other platforms; they never run on a server.
  test('has a hash of every package that can reach a server', () => {
    const withoutHash = lockedPackages(folder).filter(
      ([, { integrity, dev, optional }]) => !/^sha(?:512|384)-/u.test(integrity ?? '') && !(dev && optional),
    )
    expect(withoutHash.map(([path]) => path)).toEqual([])
  })

  test('uses no package from git, a folder or plain http', () => {
    const elsewhere = lockedPackages(folder).filter(
      ([, { resolved = 'https://' }]) => !resolved.startsWith('https://'),
    )
    expect(elsewhere.map(([path, { resolved }]) => `${path} ${resolved}`)).toEqual([])
  })

  test('uses one registry', () => {
    const hosts = lockedPackages(folder).flatMap(([, { resolved }]) =>
      resolved ? [new URL(resolved).host] : [],
    )
    expect(new Set(hosts).size).toBeLessThanOrEqual(1)
  })
})

describe('T74: each dependency', () => {
  test.each(manifests())('of %s has an exact version', (folder) => {
    const { dependencies = {}, devDependencies = {} } = JSON.parse(
      readFileSync(join(ROOT, folder, 'package.json'), 'utf8'),
    ) as Record<string, Record<string, string> | undefined>
    const ours = Object.entries({ ...dependencies, ...devDependencies }).filter(
      ([name]) => !name.startsWith('@beam/'),
    )
    expect(ours.filter(([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/u.test(version))).toEqual([])
  })
})

test('containers use the version of Node that the lockfile pins', () => {
  const { optionalDependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    readonly optionalDependencies: Record<string, string>
  }
  const recipe = readFileSync(join(ROOT, 'deploy/containers/Containerfile'), 'utf8')
  const bases = [...recipe.matchAll(/^FROM node:([\d.]+)-/gmu)].map(([, version]) => version)
  expect(new Set([...bases, ...Object.values(optionalDependencies)])).toEqual(new Set([bases[0]]))
})
