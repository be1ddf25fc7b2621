import { type RefObject, useCallback, useEffect, useState } from 'react'

/** At which ends a row that scrolls goes on. */
export interface Cut {
  readonly start: boolean
  readonly end: boolean
}

/** Where a row is cut, and what to call when it has scrolled or shows something else. */
export function useCut(row: RefObject<HTMLElement>): { readonly cut: Cut; readonly update: () => void } {
  const [cut, setCut] = useState<Cut>({ start: false, end: false })
  const update = useCallback(() => {
    if (!row.current) return
    const { scrollLeft, scrollWidth, clientWidth } = row.current
    // Negative where people write from right to left.
    const passed = Math.abs(scrollLeft)
    const next = { start: passed > 1, end: passed + clientWidth < scrollWidth - 1 }
    setCut((before) => (before.start === next.start && before.end === next.end ? before : next))
  }, [row])
  useEffect(() => {
    const sizes = new ResizeObserver(update)
    if (row.current) sizes.observe(row.current)
    return () => sizes.disconnect()
  }, [row, update])
  return { cut, update }
}
