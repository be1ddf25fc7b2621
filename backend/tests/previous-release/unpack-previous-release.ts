import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'

/** A whole backend of an earlier version, beside today's packages. */
interface UnpackedRelease {
  /** Its program, for startBackend. */
  readonly main: string
  remove(): void
}

const ROOT = join(import.meta.dirname, '../../..')
/** Recorded when a version is released: the commit that did so is the release. */
const RECORDED = 'backend/tests/previous-release/statements.json'
/** Packages of this repository; those of others are resolved from the folder above. */
const WORKSPACES = ['backend', 'content', 'environment', 'forms']

/** The commit of the previous release; null without git or without its whole history. */
export function previousReleaseCommit(): string | null {
  if (git('rev-parse', '--is-shallow-repository') !== 'false') return null
  return git('log', '-1', '--format=%H', '--', RECORDED) || null
}

/** Unpacks the backend of a commit. Throws when that fails. */
export function unpackRelease(commit: string): UnpackedRelease {
  mkdirSync(join(ROOT, '.build'), { recursive: true })
  const folder = mkdtempSync(join(ROOT, '.build/previous-release-'))
  const script = 'git archive "$1" package.json $3 | tar -x -C "$2"'
  const { status, stderr } = spawnSync(
    'bash',
    ['-o', 'pipefail', '-c', script, 'bash', commit, folder, WORKSPACES.join(' ')],
    {
      cwd: ROOT,
      encoding: 'utf8',
    },
  )
  if (status !== 0) throw new Error(`${commit} cannot be unpacked: ${stderr}`)
  mkdirSync(join(folder, 'node_modules/@beam'), { recursive: true })
  for (const name of WORKSPACES) symlinkSync(join(folder, name), join(folder, 'node_modules/@beam', name))
  return {
    main: join(folder, 'backend/testing/run-backend.ts'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** Its output in one line; '' when it fails. */
function git(...command: string[]): string {
  const { status, stdout } = spawnSync('git', command, { cwd: ROOT, encoding: 'utf8' })
  return status === 0 ? stdout.trim() : ''
}
