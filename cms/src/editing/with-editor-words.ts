interface EditorWords {
  readonly label: string
  readonly description: string
}
export type WordsByAttribute = Readonly<Record<string, EditorWords>>

interface Metadata {
  readonly edit: Readonly<Partial<EditorWords>>
  readonly list: { readonly label?: string }
}

/** How Strapi shows a type or component to editors. */
export interface Configuration {
  readonly metadatas: Readonly<Record<string, Metadata>>
}

/**
 * The configuration with our words where it still shows Strapi's own or those we wrote before; words that an editor
 * chose stay. The same object when nothing changes.
 */
export function withEditorWords<C extends Configuration>(
  configuration: C,
  words: WordsByAttribute,
  writtenBefore: WordsByAttribute,
): C {
  const metadatas = { ...configuration.metadatas }
  for (const [name, ours] of Object.entries(words)) {
    const shown = metadatas[name]
    if (shown) metadatas[name] = withWords(name, shown, ours, writtenBefore[name])
  }
  const changed = Object.keys(metadatas).some((name) => metadatas[name] !== configuration.metadatas[name])
  return changed ? { ...configuration, metadatas } : configuration
}

function withWords(
  name: string,
  shown: Metadata,
  ours: EditorWords,
  before: EditorWords | undefined,
): Metadata {
  const label = chosen(shown.edit.label, ours.label, [name, before?.label])
  const description = chosen(shown.edit.description, ours.description, ['', before?.description])
  const column = chosen(shown.list.label, ours.label, [name, before?.label])
  if (label === shown.edit.label && description === shown.edit.description && column === shown.list.label)
    return shown
  return { ...shown, edit: { ...shown.edit, label, description }, list: { ...shown.list, label: column } }
}

function chosen(
  shown: string | undefined,
  ours: string,
  replaceable: readonly (string | undefined)[],
): string {
  return shown === undefined || replaceable.includes(shown) ? ours : shown
}
