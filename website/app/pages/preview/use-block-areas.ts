import { useEffect, useState } from 'react'
import type { BlockFragments } from './use-block-fragments.tsx'

/** Where a block is on the page, in CSS pixels from the page's top left corner. */
export interface BlockArea {
  readonly index: number
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** The areas of all blocks that show anything, measured again whenever the page changes. */
export function useBlockAreas(fragments: BlockFragments): readonly BlockArea[] {
  const [areas, setAreas] = useState<readonly BlockArea[]>([])
  useEffect(() => {
    const measure = () => setAreas((before) => keepIfEqual(before, measureAll(fragments)))
    const [sizes, changes] = [new ResizeObserver(measure), new MutationObserver(measure)]
    sizes.observe(document.body)
    changes.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
    return () => {
      sizes.disconnect()
      changes.disconnect()
    }
  }, [fragments])
  return areas
}

function measureAll({ byIndex }: BlockFragments): BlockArea[] {
  return [...byIndex]
    .toSorted(([one], [other]) => one - other)
    .flatMap(([index, fragment]) => {
      const rects = fragment.getClientRects().filter(({ width, height }) => width > 0 && height > 0)
      if (rects.length === 0) return []
      const left = Math.min(...rects.map((rect) => rect.left))
      const top = Math.min(...rects.map((rect) => rect.top))
      const width = Math.max(...rects.map((rect) => rect.right)) - left
      const height = Math.max(...rects.map((rect) => rect.bottom)) - top
      return [{ index, left: left + scrollX, top: top + scrollY, width, height }]
    })
}

/** The same array unless something moved, so that nothing is rendered again. */
function keepIfEqual(before: readonly BlockArea[], after: readonly BlockArea[]): readonly BlockArea[] {
  return JSON.stringify(before) === JSON.stringify(after) ? before : after
}
