import { begin } from './begin.ts'
import { builtWebsite } from './built-website.ts'

await begin(builtWebsite)
