import { useEffect, useState } from 'react'
import type { BlockFragments } from './use-block-fragments.tsx'

/** Index of the block under the pointer; null: none. */
export function useHoveredBlock(fragments: BlockFragments): number | null {
  const [hovered, setHovered] = useState<number | null>(null)
  useEffect(() => {
    const listening = new AbortController()
    const hover = ({ target }: Event) => setHovered(fragments.indexOf(target))
    document.addEventListener('pointerover', hover, { signal: listening.signal })
    document.documentElement.addEventListener('pointerleave', () => setHovered(null), {
      signal: listening.signal,
    })
    return () => listening.abort()
  }, [fragments])
  return hovered
}
