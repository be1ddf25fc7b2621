import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

export interface Sandbox {
  /**
   * Runs a shell script as root, from `/root`; stops at the first command that fails. `isOnline`: with this machine's
   * network.
   */
  run(script: string, options?: { readonly isOnline?: boolean }): Promise<ScriptResult>
  stop(): Promise<void>
}

interface ScriptResult {
  readonly code: number
  /** Standard output and standard error, as a terminal shows them. */
  readonly output: string
}

const ROOT = resolve(import.meta.dirname, '../../..')
const PROGRAMS = [
  '/lib/systemd/systemd',
  '/usr/bin/unshare',
  '/usr/bin/nsenter',
  '/usr/sbin/nginx',
  '/usr/bin/git',
  '/usr/bin/openssl',
  '/usr/bin/curl',
]
const SHELL_ENVIRONMENT = {
  PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
  HOME: '/root',
  LANG: 'C.UTF-8',
}
/** Trusted by what runs in a shell of the sandbox. */
const CERTIFICATE = '/etc/ssl/beamwallet/fullchain.pem'
const BOOT_ATTEMPTS = 240
const BOOT_PAUSE_MS = 500

/** Why a sandbox cannot be started on this machine; null when it can. */
export function sandboxProblem(): string | null {
  if (process.getuid?.() !== 0) return 'it needs root'
  if (!existsSync('/etc/debian_version')) return 'this is no Debian'
  const missing = PROGRAMS.filter((program) => !existsSync(program))
  if (missing.length > 0) return `${missing.join(', ')} is missing`
  const probe = spawnSync('unshare', ['--mount', '--pid', '--fork', '--net', '--cgroup', 'true'])
  return probe.status === 0 ? null : 'namespaces cannot be created here'
}

/**
 * Boots this machine's Debian with systemd in namespaces of its own, with loopback as its only network. Nothing of the
 * machine is changed. `files` are there from the start, by their paths.
 */
export async function startSandbox(files: Readonly<Record<string, string>>): Promise<Sandbox> {
  const folder = mkdtempSync(join(tmpdir(), 'beam-manual-'))
  for (const name of ['upper', 'work', 'root']) mkdirSync(join(folder, name), { mode: 0o755 })
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, 'upper', path)), { recursive: true })
    writeFileSync(join(folder, 'upper', path), text, { mode: text.startsWith('#!') ? 0o755 : 0o644 })
  }
  copyRepository(join(folder, 'upper/srv/beam-wallet.git'))
  const script = join(import.meta.dirname, 'sandbox.sh')
  const unshare = spawn('sh', [script, folder, ROOT], { stdio: ['ignore', 'inherit', 'inherit'] })
  const ended = new Promise((done) => unshare.once('close', done))
  const init = await firstProcess(unshare.pid ?? 0)
  const sandbox: Sandbox = {
    run: (text, { isOnline = false } = {}) => runScript(init, text, isOnline),
    async stop() {
      unshare.kill('SIGKILL')
      await ended
      await removeControlGroups(folder)
      // Gigabytes of packages: nobody waits for it.
      spawn('rm', ['-rf', folder], { detached: true, stdio: 'ignore' }).unref()
    },
  }
  await booted(sandbox)
  return sandbox
}

/** The committed state, as others would clone it. */
function copyRepository(target: string): void {
  const { status, stderr } = spawnSync(
    'git',
    ['clone', '--quiet', '--bare', '--no-hardlinks', ROOT, target],
    {
      encoding: 'utf8',
    },
  )
  if (status !== 0) throw new Error(`The repository cannot be cloned: ${stderr}`)
}

/** The process outside of the sandbox that is its first. */
async function firstProcess(parent: number): Promise<number> {
  for (let attempt = 0; attempt < BOOT_ATTEMPTS; attempt++) {
    const child = children(parent)[0]
    if (child !== undefined && programName(child) === 'systemd') return child
    await pause(BOOT_PAUSE_MS)
  }
  throw new Error('The sandbox did not start.')
}

function children(parent: number): readonly number[] {
  try {
    const text = readFileSync(`/proc/${parent}/task/${parent}/children`, 'utf8')
    return text.split(' ').filter(Boolean).map(Number)
  } catch {
    return []
  }
}

function programName(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').trim()
  } catch {
    return ''
  }
}

async function booted(sandbox: Sandbox): Promise<void> {
  for (let attempt = 0; attempt < BOOT_ATTEMPTS; attempt++) {
    const { output } = await sandbox.run('systemctl is-system-running || true')
    if (/^(?:running|degraded)/m.test(output)) return
    await pause(BOOT_PAUSE_MS)
  }
  throw new Error('systemd did not start in the sandbox.')
}

function runScript(init: number, script: string, isOnline: boolean): Promise<ScriptResult> {
  const namespaces = ['--mount', '--pid', '--uts', '--ipc', ...(isOnline ? [] : ['--net'])]
  const shell = ['/bin/bash', '-e', '-o', 'pipefail', '-c', `cd /root; ${script}`]
  const env = { ...SHELL_ENVIRONMENT, NODE_EXTRA_CA_CERTS: CERTIFICATE, CURL_CA_BUNDLE: CERTIFICATE }
  const child = spawn('nsenter', [`--target=${init}`, ...namespaces, '--', ...shell], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text))
  return new Promise((done) => child.once('close', (code) => done({ code: code ?? 1, output })))
}

/** Empty once their processes have ended, which takes the kernel a moment. */
async function removeControlGroups(folder: string): Promise<void> {
  const group = readFileSync(join(folder, 'control-group'), 'utf8').trim()
  for (let attempt = 0; existsSync(group) && attempt < BOOT_ATTEMPTS; attempt++) {
    spawnSync('find', [group, '-depth', '-type', 'd', '-exec', 'rmdir', '{}', ';'])
    if (existsSync(group)) await pause(BOOT_PAUSE_MS)
  }
}
