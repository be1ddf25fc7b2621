import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { unpackFromDebian } from '../../testing/unpack-from-debian.ts'
import { findInstalled } from '../../testing/find-installed.ts'

interface VarnishProgram {
  readonly file: string
  /** Folder of its modules. */
  readonly modules: string
  /** Folders of its libraries. */
  readonly libraries: string
}

const XKEY = 'usr/lib/*/varnish/vmods/libvmod_xkey.so'
const PACKAGES = ['varnish', 'varnish-modules', 'libvarnishapi3', 'libjemalloc2', 'libedit2'] as const

/**
 * The Varnish to test with, with the module xkey: an installed one, or Debian's packages. null if there is none, or no
 * compiler for its configuration: tests are then skipped.
 */
export function findVarnish(): VarnishProgram | null {
  if (!findInstalled('gcc')) return null
  const installed = findInstalled('varnishd')
  const [ownXkey] = globSync(XKEY, { cwd: '/' })
  if (installed && ownXkey) return { file: installed, modules: join('/', dirname(ownXkey)), libraries: '' }
  const folder = unpackFromDebian('usr/sbin/varnishd', [...PACKAGES])
  const [xkey] = folder === null ? [] : globSync(XKEY, { cwd: folder })
  return folder === null || xkey === undefined ? null : unpacked(folder, dirname(join(folder, xkey)))
}

function unpacked(folder: string, modules: string): VarnishProgram | null {
  const own = dirname(modules)
  const program = { file: join(folder, 'usr/sbin/varnishd'), modules, libraries: `${own}:${dirname(own)}` }
  const env = { LD_LIBRARY_PATH: program.libraries }
  return spawnSync(program.file, ['-V'], { env }).status === 0 ? program : null
}
