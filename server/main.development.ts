import { bootstrap } from './bootstrap.ts'
import { developmentWebsite } from './development-website.ts'

await bootstrap(developmentWebsite)
