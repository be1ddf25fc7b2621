import { startAll } from './running/start-all.mjs'
import { drawArt } from './set-up/build.mjs'
import { nodePath } from './set-up/paths.mjs'

const WATCHED = ['server', 'backend/src', 'forms'].map((folder) => `--watch-path=${folder}`)

/** Pages change in the browser as their files change; a change of server, backend or forms starts the site again. */
await startAll({
  mode: 'development',
  build: drawArt,
  siteCommand: () => [nodePath(), ...WATCHED, '--watch-preserve-output', 'server/main.development.ts'],
})
