import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { removeCompleteLockfile, writeCompleteLockfile } from './complete-lockfile.mjs'
import { CMS, ROOT } from './paths.mjs'
import { run } from './run.mjs'
import { fail, log } from './log.mjs'

/** Installs the packages of the site's lockfile, unless they are installed. Exits when that fails. */
export async function installSite() {
  await install('the site', ROOT).catch((error) => fail(error.message))
}

/** Installs the packages of the content service's lockfile. Rejects when that fails: the site runs without it. */
export async function installContentService() {
  await install('the content service (about a minute)', CMS)
}

/** Installs the packages of a folder's lockfile. Rejects with one clear message when npm fails. */
export async function install(name, folder) {
  removeCompleteLockfile(folder)
  if (isInstalled(folder)) return
  log(`Installing ${name}`)
  const step = `Installing ${name}`
  const { code, output } = await installAtAddresses(step, folder)
  if (code !== 0)
    throw new Error(
      `${step} failed: ${failureLine(output)}\nCheck the network and the disk, then run it again.`,
    )
}

/** npm looks for the packages by itself where the registry has something else, or nothing, at their usual addresses. */
async function installAtAddresses(step, folder) {
  const removeLockfile = await writeCompleteLockfile(folder)
  const result = await npmCi(step, folder).finally(removeLockfile)
  if (result.code === 0 || !WRONG_ADDRESS.test(result.output)) return result
  log(`${step}: not at the usual addresses, so npm looks for each package (${failureLine(result.output)})`)
  return npmCi(step, folder)
}

const WRONG_ADDRESS = /\b(?:E40\d|E410|EINTEGRITY)\b/

function npmCi(step, folder) {
  const command = ['npm', 'ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  return run(step, command, { cwd: folder })
}

/** Whether node_modules has the versions of the lockfile; optional packages of other platforms may be absent. */
function isInstalled(folder) {
  const locked = readLockfile(join(folder, 'package-lock.json'))?.packages
  const installed = readLockfile(join(folder, 'node_modules/.package-lock.json'))?.packages
  if (!locked || !installed) return false
  return Object.entries(locked).every(([path, { version, link, optional, devOptional }]) => {
    if (path === '' || link || !path.includes('node_modules/')) return true
    return installed[path] ? installed[path].version === version : Boolean(optional || devOptional)
  })
}

function readLockfile(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}

/**
 * The line of npm's output that says what is wrong. The first lines of an error are its code and numbers.
 *
 * @param {string} output
 */
export function failureLine(output) {
  const lines = output.split('\n').filter((line) => line.trim() !== '')
  return (
    lines.find((line) => /ERR!|error/i.test(line) && !DETAIL.test(line)) ??
    lines.at(-1) ??
    'npm printed nothing'
  )
}

const DETAIL = /^npm (?:error|ERR!)(?:\s*$|\s+(?:code|syscall|path|dest|errno)\b)/
