export interface Header {
  readonly name: string
  readonly [property: string]: unknown
}

/**
 * Arranges the columns of the list of pages: the address stands below the title instead of in a column of its own, and
 * further columns come last. Columns that an editor has chosen stay.
 *
 * @param own what replaces properties of Strapi's columns, by name
 */
export function arrangeColumns(
  headers: readonly Header[],
  own: Readonly<Record<string, object>>,
  further: readonly Header[],
): readonly Header[] {
  const hasTitle = headers.some(({ name }) => name === 'title')
  const shown = headers.filter(({ name }) => !(hasTitle && name === 'slug'))
  return [...shown.map((header) => ({ ...header, ...own[header.name] })), ...further]
}
