import { Fragment, type ReactNode, useCallback, useState } from 'react'

/** What React reports about the elements in a fragment. Its type declarations do not have all methods yet. */
interface BlockFragment {
  compareDocumentPosition(node: Node): number
  getClientRects(): DOMRect[]
}

/** Where on the page each block is. */
export interface BlockFragments {
  /** The rendered blocks by their index, as React knows them: no element is added around them. */
  readonly byIndex: ReadonlyMap<number, BlockFragment>
  /** Index of the block that contains a node; null: none. */
  indexOf(node: EventTarget | null): number | null
}

interface UseBlockFragments {
  readonly fragments: BlockFragments
  readonly wrapBlock: (block: ReactNode, index: number) => ReactNode
}

/** Keeps track of the blocks of a page. Its results never change. */
export function useBlockFragments(): UseBlockFragments {
  const [byIndex] = useState(() => new Map<number, BlockFragment>())
  const [fragments] = useState<BlockFragments>(() => ({
    byIndex,
    indexOf: (node) => (node instanceof Node ? indexOfInnermost(byIndex, node) : null),
  }))
  const wrapBlock = useCallback(
    (block: ReactNode, index: number) => (
      <Fragment
        ref={(instance) => {
          if (instance) byIndex.set(index, instance as unknown as BlockFragment)
          else byIndex.delete(index)
        }}
      >
        {block}
      </Fragment>
    ),
    [byIndex],
  )
  return { fragments, wrapBlock }
}

/** Of blocks within each other, the later one is the inner one; React may report either of them first. */
function indexOfInnermost(byIndex: BlockFragments['byIndex'], node: Node): number | null {
  const latestFirst = [...byIndex].toSorted(([a], [b]) => b - a)
  return latestFirst.find(([, block]) => contains(block, node))?.[0] ?? null
}

function contains(block: BlockFragment, node: Node): boolean {
  const position = block.compareDocumentPosition(node)
  if (position & Node.DOCUMENT_POSITION_IMPLEMENTATION_SPECIFIC) return false
  return (position & Node.DOCUMENT_POSITION_CONTAINED_BY) !== 0
}
