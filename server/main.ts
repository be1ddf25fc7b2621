import { bootstrap } from './bootstrap.ts'
import { builtWebsite } from './built-website.ts'

await bootstrap(builtWebsite)
