import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withPackageAddresses } from './with-package-addresses.mjs'
import { run } from './run.mjs'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']

/**
 * Writes a lockfile with the address of each package, which npm prefers to package-lock.json. It must not outlive the
 * installation: it is removed when this process ends, too. Without it npm finds the packages as well, only slower, so
 * that nothing that prevents it is an error.
 *
 * @param {string} folder
 * @returns {Promise<() => void>} removes it
 */
export async function writeCompleteLockfile(folder) {
  const remove = () => removeCompleteLockfile(folder)
  const removeAndEnd = (signal) => {
    remove()
    // Nobody else ends this process at the signal, as Node would if nobody listened.
    if (process.listenerCount(signal) === 0) process.kill(process.pid, signal)
  }
  for (const signal of SIGNALS) process.once(signal, removeAndEnd)
  process.once('exit', remove)
  try {
    await write(folder)
  } catch {
    remove()
  }
  return () => {
    for (const signal of SIGNALS) process.removeListener(signal, removeAndEnd)
    process.removeListener('exit', remove)
    remove()
  }
}

/**
 * Removes what a killed installation left behind: npm would read and change it instead of package-lock.json. Where that
 * is not allowed, the file stays: it must not prevent a start.
 */
export function removeCompleteLockfile(folder) {
  try {
    for (const file of readdirSync(folder).filter((name) => name.startsWith(NAME)))
      rmSync(join(folder, file), { force: true })
  } catch {
    // The folder is not writable.
  }
}

const NAME = 'npm-shrinkwrap.json'

/** Under another name first: npm of an installation beside this one must not read half of it. */
async function write(folder) {
  const lockfile = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'))
  // Warnings would be read as part of the address.
  const command = ['npm', 'config', 'get', 'registry', '--loglevel=silent']
  const { output } = await run('Reading the registry', command, { cwd: folder })
  const { href } = new URL(output.trim())
  const draft = join(folder, `${NAME}.${process.pid}`)
  writeFileSync(draft, JSON.stringify(withPackageAddresses(lockfile, href)))
  renameSync(draft, join(folder, NAME))
}
