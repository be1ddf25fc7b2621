import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
const DOCUMENTS = ['*.md', 'docs/**/*.md', 'art/*.md', 'bench/*.md'].flatMap((pattern) =>
  globSync(pattern, { cwd: ROOT }),
)

test.each(DOCUMENTS)('%s names only files that exist', (document) => {
  const text = readFileSync(join(ROOT, document), 'utf8')
  const named = [...text.matchAll(/`([\w@.-]+(?:\/[\w@.-]+)+\.(?:tsx?|mts|mjs|css|md|json|yaml))`/g)]
  const linked = [...text.matchAll(/\]\((?!https?:|#)([^)#]+)[^)]*\)/g)]
  const missing = [...named, ...linked].filter(
    ([, path = '']) => !isGenerated(path) && !exists(path, document),
  )
  expect(missing.map(([, path]) => path)).toEqual([])
})

/** Generated at the first start. */
function isGenerated(path: string): boolean {
  return path.startsWith('data/')
}

/** Code paths are relative to the root or to the document's folder. */
function exists(path: string, document: string): boolean {
  return [ROOT, join(ROOT, dirname(document))].some((folder) => existsSync(join(folder, path)))
}
