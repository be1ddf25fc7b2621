import { accessSync, constants } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { run } from '../set-up/run.mjs'
import { fail, log } from '../set-up/log.mjs'

/** The headless shell first: the same engine without a browser's windows needs half the CPU time. */
const PACKAGES = ['chromium-headless-shell', 'chromium']
const NAMES = [...PACKAGES, 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']

/**
 * Finds a Chromium for the journeys: CHROMIUM_PATH, one in PATH, the distribution's package (root only), or the npm
 * package. Exits with one clear line if there is none.
 *
 * @returns {Promise<string>} path of the executable
 */
export async function findChromium() {
  const found =
    process.env.CHROMIUM_PATH || findInPath() || (await installWithApt()) || (await unpackFromNpm())
  return found ?? fail('No Chromium could be found or installed. Install one, or set CHROMIUM_PATH to it.')
}

function findInPath() {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return folders.flatMap((folder) => NAMES.map((name) => join(folder, name))).find(isExecutable)
}

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

async function installWithApt() {
  if (process.getuid?.() !== 0 || !isExecutable('/usr/bin/apt-get')) return null
  log('Installing Chromium with apt-get')
  await run('Reading the package lists', ['apt-get', 'update', '-qq'])
  for (const name of PACKAGES) {
    const command = ['apt-get', 'install', '-y', '-qq', '--no-install-recommends', name]
    const { code } = await run(`Installing ${name}`, command)
    if (code === 0) return findInPath() ?? null
  }
  return null
}

async function unpackFromNpm() {
  try {
    const { default: chromium, inflate, setupLambdaEnvironment } = await import('@sparticuz/chromium')
    log('Unpacking Chromium from the npm package')
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

/** Whether the shared libraries that Chromium needs are installed; if not, the npm package has them. */
async function hasLibraries() {
  const { output } = await run('Looking for libraries', ['/sbin/ldconfig', '-p'])
  return output.includes('libnss3.so')
}
