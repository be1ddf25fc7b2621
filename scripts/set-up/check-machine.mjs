import { rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { makeFolder } from '../../environment/make-folder.mjs'
import { fail } from './log.mjs'

/** Exits with one clear line if the port is invalid or in use. */
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
      `Port ${port} is in use. Stop the program that uses it, or choose another one: ${setting}=${Number(port) + 1000} npm start`,
    )
  if (problem === 'EACCES')
    fail(`This user may not use port ${port}. Choose one above 1023: ${setting}=3000 npm start`)
}

/**
 * Exits with one clear line if two parts were given the same port: it is free until the first of them listens.
 *
 * @param {Record<string, string>} ports by setting
 */
export function checkPortsDiffer(ports) {
  const [first, ...others] = Object.entries(ports)
  const conflict = others.find(([, port]) => Number(port) === Number(first[1]))
  if (conflict) fail(`${first[0]} and ${conflict[0]} are both ${first[1]}. Each needs a port of its own.`)
}

/** Exits with one clear line if the folder is not writable. */
export function checkFolder(folder) {
  try {
    makeFolder(folder)
    const probe = join(folder, `.probe-${process.pid}`)
    writeFileSync(probe, 'write probe')
    rmSync(probe)
  } catch (error) {
    fail(
      `The folder ${folder} is not writable (${PROBLEMS[error.code] ?? error.message}). Fix that, or choose another folder with DATA_DIR.`,
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
  ENOENT: 'it cannot be created',
}
