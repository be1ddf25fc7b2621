import { renameSync, writeFileSync } from 'node:fs'
import { seedDocument } from './seed-document.ts'

/** Writes the seed to the file that the first argument names. */
const target = process.argv[2]
if (!target) throw new Error('Say which file to write the seed to')
writeFileSync(`${target}.new`, JSON.stringify(seedDocument()))
renameSync(`${target}.new`, target)
