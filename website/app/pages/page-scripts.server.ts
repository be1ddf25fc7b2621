import type { PageChunks } from './page-chunks.ts'

interface Chunk {
  readonly file: string
  /** Keys of its static imports. */
  readonly imports?: readonly string[]
}

/** The client manifest by source file. The client is built before the server. */
const [chunks = {}] = Object.values(
  import.meta.glob<Readonly<Record<string, Chunk>>>('../../build/client/.vite/manifest.json', {
    eager: true,
    import: 'default',
  }),
)
const EVERYWHERE = filesOf(['app/entry.client.tsx', 'app/root.tsx'])
const LAZY_BLOCKS = scriptsOf('app/blocks/lazy-blocks.ts')
const FORM_CHUNKS = scriptsOf('app/form/form-chunk.ts')

/** URLs of the scripts that load-page-chunks.ts loads. */
export function pageScripts({ lazyBlocks, forms }: PageChunks): readonly string[] {
  const ofForms = forms.flatMap((name) => [...FORM_CHUNKS, ...scriptsOf(`../forms/definitions/${name}.ts`)])
  return [...new Set([...(lazyBlocks ? LAZY_BLOCKS : []), ...ofForms])]
}

function scriptsOf(key: string): readonly string[] {
  return [...filesOf([key])].filter((file) => !EVERYWHERE.has(file)).map((file) => `/${file}`)
}

function filesOf(keys: readonly string[], found = new Set<string>()): ReadonlySet<string> {
  for (const { file, imports = [] } of keys.flatMap((key) => chunks[key] ?? [])) {
    if (found.has(file)) continue
    found.add(file)
    filesOf(imports, found)
  }
  return found
}
