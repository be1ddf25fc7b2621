import { buildWebsite, drawArt } from '../scripts/set-up/build.mjs'

// Benchmarks run the built site: it is rebuilt first if outdated.
await drawArt()
await buildWebsite()
await import('./bench.command.ts')
