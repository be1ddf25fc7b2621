import { fileURLToPath } from 'node:url'
import { allWorks } from './draw/works.ts'
import { writeWorks } from './draw/write-works.ts'

/** `npm run art`: draws every scene, share image and icon into website/public. */
const works = allWorks()
const made = await writeWorks(works, path('../website/public'), path('../.build/art.json'))
console.log(
  made === 0 ? `All ${works.length} drawings are up to date` : `Drew ${made} of ${works.length} drawings`,
)

function path(relative: string): string {
  return fileURLToPath(new URL(relative, import.meta.url))
}
