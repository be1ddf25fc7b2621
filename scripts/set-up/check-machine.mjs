import { rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { makeFolder } from './make-folder.mjs'
import { fail } from './say.mjs'

/** Ends with one clear line if the port is in use. */
export async function checkPort(port, setting, host) {
  if (!/^[1-9]\d{0,4}$/.test(port) || Number(port) > 65535)
    fail(`${setting} is "${port}", which is not a port.`)
  const problem = await new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', (error) => resolve(error.code))
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(null)))
  })
  if (problem === 'EADDRINUSE')
    fail(
      `Port ${port} is taken. Stop what uses it, or choose another one: ${setting}=${Number(port) + 1000} npm start`,
    )
  if (problem === 'EACCES')
    fail(`Port ${port} may not be used by this user. Choose one above 1023: ${setting}=3000 npm start`)
}

/**
 * Ends with one clear line if two parts were given one port: it is free until the first of them takes it.
 *
 * @param {Record<string, string>} ports by setting
 */
export function checkPortsDiffer(ports) {
  const [first, ...others] = Object.entries(ports)
  const same = others.find(([, port]) => Number(port) === Number(first[1]))
  if (same) fail(`${first[0]} and ${same[0]} are both ${first[1]}. Each needs a port of its own.`)
}

/** Ends with one clear line if nothing can be kept in the folder. */
export function checkFolder(folder) {
  try {
    makeFolder(folder)
    const probe = join(folder, `.probe-${process.pid}`)
    writeFileSync(probe, 'can this be written?')
    rmSync(probe)
  } catch (error) {
    fail(
      `Nothing can be written to ${folder} (${PROBLEMS[error.code] ?? error.message}). Free it, or choose another folder with DATA_DIR.`,
    )
  }
}

const PROBLEMS = {
  EROFS: 'the disk is read-only',
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'it is not a folder',
  EEXIST: 'it is not a folder',
  ENOENT: 'it cannot be made',
}
