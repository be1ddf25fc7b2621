import { begin } from './begin.ts'
import { developedWebsite } from './developed-website.ts'

await begin(developedWebsite)
