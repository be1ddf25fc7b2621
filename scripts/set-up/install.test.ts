import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { failureLine, install } from './install.mjs'

test.each([
  [
    'npm error code EACCES\nnpm error syscall open\nnpm error path /cache/x\nnpm error errno -13\nnpm error\nnpm error Your cache folder contains root-owned files',
    'npm error Your cache folder contains root-owned files',
  ],
  [
    'npm error code ENOSPC\nnpm error syscall write\nnpm error errno -28\nnpm error nospc ENOSPC: no space left on device, write',
    'npm error nospc ENOSPC: no space left on device, write',
  ],
  ['npm ERR! code E404\nnpm ERR! 404 Not Found', 'npm ERR! 404 Not Found'],
  ['killed', 'killed'],
  ['', 'npm printed nothing'],
])('of what npm prints, the line that says what is wrong is shown: %j', (output, line) => {
  expect(failureLine(output)).toBe(line)
})

test('npm finds the addresses of packages', async () => {
  const folder = projectWith('react')
  replaceNpm(folder, 'cat npm-shrinkwrap.json >> asked')
  await install('the example', folder)
  expect(asked(folder)).toContain('https://registry.example/react/-/react-1.0.0.tgz')
  expect(completeLockfiles(folder)).toEqual([])
})

test.each(['E404', 'E403', 'E401', 'EINTEGRITY'])(
  'npm looks for packages by itself where a registry answers their addresses with %s',
  async (error) => {
    const folder = projectWith('react')
    replaceNpm(
      folder,
      `if [ -f npm-shrinkwrap.json ]; then echo 'npm error code ${error}'; exit 1; fi; echo 'by name' >> asked`,
    )
    await install('the example', folder)
    expect(asked(folder)).toBe('by name\n')
    expect(completeLockfiles(folder)).toEqual([])
  },
)

test.each(['ENOSPC', 'ECONNREFUSED', 'ECONNRESET', 'EUSAGE'])(
  '%s is reported at once, and leaves no lockfile behind',
  async (error) => {
    const folder = projectWith('react')
    replaceNpm(folder, `echo asked >> asked; echo 'npm error code ${error}'; exit 1`)
    await expect(install('the example', folder)).rejects.toThrow(/^Installing the example failed/u)
    expect(asked(folder)).toBe('asked\n')
    expect(completeLockfiles(folder)).toEqual([])
  },
)

test('an installation that is interrupted is not tried again', async () => {
  const folder = projectWith('react')
  replaceNpm(folder, 'echo asked >> asked; kill -INT $$')
  await expect(install('the example', folder)).rejects.toThrow('failed')
  expect(asked(folder)).toBe('asked\n')
})

test.each([
  ['SIGTERM', 'process.kill(process.pid, "SIGTERM")', { code: null, signal: 'SIGTERM' }],
  ['process.exit()', 'process.exit(3)', { code: 3, signal: null }],
])('no lockfile remains when the process ends by %s meanwhile', async (_way, end, expected) => {
  const folder = projectWith('react')
  replaceNpm(folder, 'while [ -e npm-shrinkwrap.json ]; do sleep 0.1; done')
  const code = `
    import { existsSync } from 'node:fs'
    import { install } from ${JSON.stringify(new URL('install.mjs', import.meta.url).href)}
    const installed = install('the example', ${JSON.stringify(folder)})
    while (!existsSync(${JSON.stringify(join(folder, 'npm-shrinkwrap.json'))})) await new Promise(setImmediate)
    ${end}
    await installed`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', code], { stdio: 'ignore' })
  const [exitCode, signal] = await once(child, 'exit')
  expect({ code: exitCode, signal }).toEqual(expected)
  expect(completeLockfiles(folder)).toEqual([])
})

test('a folder that cannot be written is reported, not where the temporary lockfile failed', async () => {
  await expect(install('the example', '/proc')).rejects.toThrow(/^Installing the example failed/u)
})

test('a second attempt that fails is reported', async () => {
  const folder = projectWith('react')
  replaceNpm(folder, `echo asked >> asked; echo 'npm error code E404'; exit 1`)
  await expect(install('the example', folder)).rejects.toThrow(/^Installing the example failed/u)
  expect(asked(folder)).toBe('asked\nasked\n')
})

test('a registry that cannot be read does not prevent an installation', async () => {
  const folder = projectWith('react')
  writeFileSync(join(folder, 'registry'), 'undefined')
  replaceNpm(folder, 'ls npm-shrinkwrap.json >> asked 2>/dev/null; echo asked >> asked')
  await install('the example', folder)
  expect(asked(folder)).toBe('asked\n')
})

test('the lockfile of an installation that was killed is removed, even if everything is installed', async () => {
  const folder = projectWith('react')
  mkdirSync(join(folder, 'node_modules'))
  copyFileSync(join(folder, 'package-lock.json'), join(folder, 'node_modules/.package-lock.json'))
  writeFileSync(join(folder, 'npm-shrinkwrap.json'), '{}')
  replaceNpm(folder, 'echo asked >> asked')
  await install('the example', folder)
  expect(readdirSync(folder)).not.toContain('asked')
  expect(completeLockfiles(folder)).toEqual([])
})

function asked(folder: string): string {
  return readFileSync(join(folder, 'asked'), 'utf8')
}

function completeLockfiles(folder: string): string[] {
  return readdirSync(folder).filter((file) => file.startsWith('npm-shrinkwrap'))
}

function projectWith(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'beam-install-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const packages = { [`node_modules/${name}`]: { version: '1.0.0', integrity: 'sha512-x' } }
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ lockfileVersion: 3, packages }))
  // A folder may have a registry of its own.
  writeFileSync(join(folder, 'registry'), 'https://registry.example/')
  return folder
}

/** Puts a program in the place of npm whose `npm ci` runs these commands in the project's folder. */
function replaceNpm(folder: string, commands: string): void {
  const program = join(folder, 'npm')
  writeFileSync(program, `#!/bin/sh\nif [ "$1" = config ]; then cat registry; exit; fi\n${commands}\n`)
  chmodSync(program, 0o755)
  const path = process.env['PATH']
  process.env['PATH'] = `${folder}:${path}`
  onTestFinished(() => {
    process.env['PATH'] = path
  })
}
