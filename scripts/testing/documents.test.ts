import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
const DOCUMENTS = ['*.md', 'docs/**/*.md', 'art/*.md', 'bench/*.md'].flatMap((pattern) =>
  globSync(pattern, { cwd: ROOT }),
)

test.each(DOCUMENTS)('%s names no file that is not there', (document) => {
  const words = readFileSync(join(ROOT, document), 'utf8')
  const named = [...words.matchAll(/`([\w@.-]+(?:\/[\w@.-]+)+\.(?:tsx?|mts|mjs|css|md|json|yaml))`/g)]
  const linked = [...words.matchAll(/\]\((?!https?:|#)([^)#]+)[^)]*\)/g)]
  const missing = [...named, ...linked].filter(([, path = '']) => !isMade(path) && !stands(path, document))
  expect(missing.map(([, path]) => path)).toEqual([])
})

/** What a first start makes. */
function isMade(path: string): boolean {
  return path.startsWith('data/')
}

/** Code is named from the root or from where the document stands; links lead on from where the document stands. */
function stands(path: string, document: string): boolean {
  return [ROOT, join(ROOT, dirname(document))].some((folder) => existsSync(join(folder, path)))
}
