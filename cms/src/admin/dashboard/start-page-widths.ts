/** Of the twelve columns of the start page; each other widget has a third. */
const WIDTHS: Readonly<Record<string, number>> = { 'global::inbox': 8, 'global::launch': 12 }
const THIRD = 4
const COLUMNS = 12

interface Placed {
  readonly uid: string
}

/**
 * How wide each widget is until somebody arranges them: what waits for an answer is widest. The last of a row is as wide
 * as what is left of it, e.g. where a role does not have the inbox.
 */
export function startPageWidths(widgets: readonly Placed[]): Record<string, number> {
  const widths: Record<string, number> = {}
  let used = 0
  for (const [index, { uid }] of widgets.entries()) {
    const next = widgets[index + 1]
    const width = widthOf(uid)
    const isLastOfRow = !next || used + width + widthOf(next.uid) > COLUMNS
    widths[uid] = isLastOfRow ? COLUMNS - used : width
    used = isLastOfRow ? 0 : used + width
  }
  return widths
}

function widthOf(uid: string): number {
  return WIDTHS[uid] ?? THIRD
}
