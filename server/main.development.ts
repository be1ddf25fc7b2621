import { begin } from './bootstrap.ts'
import { developedWebsite } from './development-website.ts'

await begin(developedWebsite)
