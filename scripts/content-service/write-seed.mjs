import { spawn } from 'node:child_process'
import path from 'node:path'
import { CMS, nodePath } from '../set-up/paths.mjs'
import { eachLine } from './each-line.mjs'

/** Writes the default documents to `seed.json` in the data folder; resolves with the file. Rejects when that fails. */
export async function writeSeed(dataFolder) {
  const seedFile = path.resolve(dataFolder, 'seed.json')
  const command = path.join(CMS, 'from-content/write-seed.command.ts')
  const writer = spawn(nodePath(), [command, seedFile], { stdio: ['ignore', 'ignore', 'pipe'] })
  const errors = []
  if (writer.stderr) eachLine(writer.stderr, (line) => errors.push(line))
  const code = await new Promise((resolve) => {
    writer.once('close', resolve)
    writer.once('error', ({ message }) => {
      errors.push(message)
      resolve(null)
    })
  })
  if (code !== 0) throw new Error(`The default documents could not be read:\n${errors.join('\n')}`)
  return seedFile
}
