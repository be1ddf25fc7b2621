import type { FormDefinition } from '@beam/forms/engine/form-definition.ts'

interface Chunk {
  readonly file: string
  /** Keys of the chunks it cannot do without. */
  readonly imports?: readonly string[]
}

/** What the build says of the browser's scripts, by source file. It is there when the server is built. */
const [chunks = {}] = Object.values(
  import.meta.glob<Readonly<Record<string, Chunk>>>('../../build/client/.vite/manifest.json', {
    eager: true,
    import: 'default',
  }),
)
const EVERYWHERE = filesOf(['app/entry.client.tsx', 'app/root.tsx'])

/** Addresses of all scripts that lazy-form.tsx brings for a form, so that they are fetched at one time. */
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
