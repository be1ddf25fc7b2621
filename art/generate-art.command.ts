import { fileURLToPath } from 'node:url'
import { allOutputFiles } from './draw/output-files.ts'
import { writeOutputFiles } from './draw/write-output-files.ts'

/** `npm run art`: writes every scene, share image and icon to website/public. */
const files = allOutputFiles()
const written = await writeOutputFiles(files, path('../website/public'), path('../.build/art.json'))
console.log(
  written === 0
    ? `All ${files.length} illustrations are up to date`
    : `Wrote ${written} of ${files.length} illustrations`,
)

function path(relative: string): string {
  return fileURLToPath(new URL(relative, import.meta.url))
}
