import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CMS, ROOT } from './places.mjs'
import { run } from './run.mjs'
import { fail, say } from './say.mjs'

/** Installs what the site's lockfile names and is not there yet; without it there is nothing to run. */
export async function installSite() {
  await install('the site', ROOT).catch((error) => fail(error.message))
}

/** The same for the content service, whose lockfile is its own. Rejects when it fails: the site goes on without it. */
export async function installContentService() {
  await install('the content service (about a minute)', CMS)
}

/** Rejects with one clear message when npm fails. */
export async function install(what, folder) {
  if (isInstalled(folder)) return
  say(`Installing ${what}`)
  const command = ['npm', 'ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  const { code, output } = await run(`Installing ${what}`, command, { cwd: folder })
  if (code !== 0)
    throw new Error(
      `Installing ${what} failed: ${reason(output)}\nCheck the network and the disk, then run it again.`,
    )
}

/** Whether what lies in node_modules is what the lockfile names; what other machines need is left out. */
function isInstalled(folder) {
  const wanted = readPackages(join(folder, 'package-lock.json'))
  const present = readPackages(join(folder, 'node_modules/.package-lock.json'))
  if (!wanted || !present) return false
  return Object.entries(wanted).every(([path, { version, link, optional, devOptional }]) => {
    if (path === '' || link || !path.includes('node_modules/')) return true
    return present[path] ? present[path].version === version : Boolean(optional || devOptional)
  })
}

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages
  } catch {
    return null
  }
}

function reason(output) {
  const lines = output.split('\n').filter((line) => line.trim() !== '')
  return (
    lines.find((line) => /ERR!|error/i.test(line) && !/code/.test(line)) ?? lines.at(-1) ?? 'npm said nothing'
  )
}
