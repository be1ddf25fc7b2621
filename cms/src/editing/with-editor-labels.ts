/** The name and the help text of an attribute. */
export interface EditorLabel {
  readonly label: string
  readonly description: string
}
export type LabelsByAttribute = Readonly<Record<string, EditorLabel>>

interface Metadata {
  readonly edit: Readonly<Partial<EditorLabel>>
  readonly list: { readonly label?: string }
}

/** Strapi's view configuration of a type or component. */
export interface Configuration {
  readonly metadatas: Readonly<Record<string, Metadata>>
}

/**
 * Applies labels and help texts to a view configuration. Replaces Strapi's defaults and those written before; keeps
 * what an editor has changed.
 *
 * @returns the same object when nothing changes.
 */
export function withEditorLabels<C extends Configuration>(
  configuration: C,
  labels: LabelsByAttribute,
  writtenBefore: LabelsByAttribute,
): C {
  const metadatas = { ...configuration.metadatas }
  for (const [name, label] of Object.entries(labels)) {
    const current = metadatas[name]
    if (current) metadatas[name] = withLabel(name, current, label, writtenBefore[name])
  }
  const changed = Object.keys(metadatas).some((name) => metadatas[name] !== configuration.metadatas[name])
  return changed ? { ...configuration, metadatas } : configuration
}

function withLabel(
  name: string,
  current: Metadata,
  label: EditorLabel,
  before: EditorLabel | undefined,
): Metadata {
  const { edit, list } = current
  const changed: Metadata = {
    edit: {
      ...edit,
      label: replaced(edit.label, label.label, [name, before?.label]),
      description: replaced(edit.description, label.description, ['', before?.description]),
    },
    list: { ...list, label: replaced(list.label, label.label, [name, before?.label]) },
  }
  const isEqual =
    changed.edit.label === edit.label &&
    changed.edit.description === edit.description &&
    changed.list.label === list.label
  return isEqual ? current : { ...current, ...changed }
}

/** The new text if the current one is missing or replaceable, else the current one. */
function replaced(
  current: string | undefined,
  text: string,
  replaceable: readonly (string | undefined)[],
): string {
  return current === undefined || replaceable.includes(current) ? text : current
}
