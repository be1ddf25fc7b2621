import { buildWebsite, drawArt } from '../scripts/set-up/build.mjs'

// What is measured is what is in the sources: built first when it is out of date.
await drawArt()
await buildWebsite()
await import('./bench.command.ts')
