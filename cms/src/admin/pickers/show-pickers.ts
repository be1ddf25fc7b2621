interface Field {
  readonly name: string
  readonly type: string
  readonly attribute?: object
}
interface ComponentLayout {
  readonly layout: readonly (readonly Field[])[]
}
interface EditLayout {
  /** Panels of rows of fields. */
  readonly layout: readonly (readonly (readonly Field[])[])[]
  readonly components: Readonly<Record<string, ComponentLayout>>
}

/** The custom fields that show a value as a picture, registered in add-pickers.ts. */
const PICKERS = { illustration: 'global::illustration', form: 'global::form' } as const

/**
 * Shows pickers instead of plain fields in the edit view. Only the view changes: the attributes stay choices and texts,
 * which the content service checks, and without this they are edited as such.
 */
export function showPickers<L extends EditLayout>({ layout, ...rest }: { readonly layout: L }) {
  const components = Object.entries(layout.components).map(([uid, component]) => [
    uid,
    { ...component, layout: withPickers(component.layout, uid) },
  ])
  const changed = {
    layout: layout.layout.map((rows) => withPickers(rows)) as unknown as L['layout'],
    components: Object.fromEntries(components) as L['components'],
  }
  return { ...rest, layout: { ...layout, ...changed } }
}

function withPickers(rows: readonly (readonly Field[])[], component = ''): Field[][] {
  return rows.map((row) => row.map((field) => withPicker(component, field)))
}

function withPicker(component: string, field: Field): Field {
  const customField = pickerOf(component, field)
  return customField ? { ...field, attribute: { ...field.attribute, customField } } : field
}

function pickerOf(component: string, { name, type }: Field): string | null {
  if (type === 'enumeration' && /^illustration$|Illustration$/.test(name)) return PICKERS.illustration
  return component === 'blocks.form' && name === 'formName' ? PICKERS.form : null
}
