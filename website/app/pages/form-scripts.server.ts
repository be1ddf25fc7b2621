import type { FormDefinition } from '@beam/forms/engine/form-definition.ts'

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

/** URLs of all scripts that lazy-form.tsx loads for a form, so that they load in parallel. */
export function formScripts({ name, guided }: FormDefinition): string[] {
  const files = filesOf([
    'app/form/form.tsx',
    `app/form/${guided ? 'guided' : 'plain'}-form.tsx`,
    `../forms/definitions/${name}.ts`,
  ])
  return [...files].filter((file) => !EVERYWHERE.has(file)).map((file) => `/${file}`)
}

function filesOf(keys: readonly string[], found = new Set<string>()): ReadonlySet<string> {
  for (const { file, imports = [] } of keys.flatMap((key) => chunks[key] ?? [])) {
    if (found.has(file)) continue
    found.add(file)
    filesOf(imports, found)
  }
  return found
}
