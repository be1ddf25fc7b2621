import { startAll } from './running/start-all.mjs'
import { drawArt } from './set-up/build.mjs'
import { nodePath } from './set-up/paths.mjs'

const WATCH_ARGUMENTS = ['server', 'backend/src', 'environment', 'forms'].map(
  (folder) => `--watch-path=${folder}`,
)

/** `npm run dev`: pages reload in the browser; a change in server, backend or forms restarts the site. */
await startAll({
  mode: 'development',
  build: drawArt,
  siteCommand: () => [
    nodePath(),
    ...WATCH_ARGUMENTS,
    '--watch-preserve-output',
    'server/main.development.ts',
  ],
})
