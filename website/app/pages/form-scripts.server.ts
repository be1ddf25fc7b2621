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

const FORM_SCRIPTS = [...filesOf(['app/form/form-code.ts'])]
  .filter((file) => !EVERYWHERE.has(file))
  .map((file) => `/${file}`)

/** URLs of the scripts that lazy-form.tsx loads; none for a page without forms. */
export function formScripts(forms: readonly FormDefinition[]): readonly string[] {
  return forms.length > 0 ? FORM_SCRIPTS : []
}

function filesOf(keys: readonly string[], found = new Set<string>()): ReadonlySet<string> {
  for (const { file, imports = [] } of keys.flatMap((key) => chunks[key] ?? [])) {
    if (found.has(file)) continue
    found.add(file)
    filesOf(imports, found)
  }
  return found
}
