import { renameSync, writeFileSync } from 'node:fs'
import { seedDocument } from './seed-document.ts'

/** Writes the seed document to the file in the first argument. */
const target = process.argv[2]
if (!target) throw new Error('Usage: write-seed.command.ts FILE')
writeFileSync(`${target}.new`, JSON.stringify(seedDocument()))
renameSync(`${target}.new`, target)
