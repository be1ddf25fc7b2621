import { readFileSync } from 'node:fs'

/** Major and minor version of a workspace's dependency, e.g. '5.54'. */
export function pinnedVersion(workspace: 'backend' | 'cms', library: string): string {
  const file = new URL(`../../${workspace}/package.json`, import.meta.url)
  const { dependencies, devDependencies } = JSON.parse(readFileSync(file, 'utf8')) as Manifest
  const version = /^\d+\.\d+/.exec({ ...dependencies, ...devDependencies }[library] ?? '')?.[0]
  if (version === undefined) throw new Error(`${workspace}/package.json pins no version of ${library}`)
  return version
}

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
}
