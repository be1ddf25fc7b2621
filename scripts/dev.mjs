import { runEverything } from './running/run-everything.mjs'
import { drawArt } from './set-up/build.mjs'
import { node } from './set-up/places.mjs'

const WATCHED = ['server', 'backend/src', 'forms'].map((folder) => `--watch-path=${folder}`)

/** Pages change in the browser as their files change; a change of server, backend or forms starts the site again. */
await runEverything({
  mode: 'development',
  build: drawArt,
  siteCommand: () => [node(), ...WATCHED, '--watch-preserve-output', 'server/main.development.ts'],
})
