import { SITE_ARGUMENTS, SITE_ENVIRONMENT } from '../server/site-command.mjs'
import { startAll } from './running/start-all.mjs'
import { buildWebsite, drawArt } from './set-up/build.mjs'
import { nodePath } from './set-up/paths.mjs'

await startAll({
  mode: 'production',
  async build() {
    await drawArt()
    await buildWebsite()
  },
  siteCommand: () => [nodePath(), ...SITE_ARGUMENTS],
  siteEnvironment: SITE_ENVIRONMENT,
})
