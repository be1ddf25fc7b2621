import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
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

test('npm finds the addresses of packages, and looks for them itself where they are wrong', async () => {
  const folder = projectWith('react')
  replaceNpm(
    folder,
    `if [ -f npm-shrinkwrap.json ]; then cat npm-shrinkwrap.json >> asked; echo 'npm error code E404'; exit 1; fi
     echo 'by name' >> asked`,
  )
  await install('the example', folder)
  const asked = readFileSync(join(folder, 'asked'), 'utf8')
  expect(asked).toContain('https://registry.example/react/-/react-1.0.0.tgz')
  expect(asked).toMatch(/by name\n$/)
  expect(existsSync(join(folder, 'npm-shrinkwrap.json'))).toBe(false)
})

test('another failure is reported at once, and leaves no lockfile behind', async () => {
  const folder = projectWith('react')
  replaceNpm(folder, `echo asked >> asked; echo 'npm error code ENOSPC'; exit 1`)
  await expect(install('the example', folder)).rejects.toThrow(/^Installing the example failed/u)
  expect(readFileSync(join(folder, 'asked'), 'utf8')).toBe('asked\n')
  expect(existsSync(join(folder, 'npm-shrinkwrap.json'))).toBe(false)
})

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
