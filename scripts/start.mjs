import { SITE_ARGUMENTS, SITE_ENVIRONMENT } from '../server/site-command.mjs'
import { runEverything } from './running/run-everything.mjs'
import { buildWebsite, drawArt } from './set-up/build.mjs'
import { node } from './set-up/places.mjs'

await runEverything({
  mode: 'production',
  async build() {
    await drawArt()
    await buildWebsite()
  },
  siteCommand: () => [node(), ...SITE_ARGUMENTS],
  siteEnvironment: SITE_ENVIRONMENT,
})
