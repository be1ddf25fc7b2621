import { begin } from './bootstrap.ts'
import { builtWebsite } from './built-website.ts'

await begin(builtWebsite)
