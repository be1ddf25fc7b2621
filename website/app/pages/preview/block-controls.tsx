import { useEffect } from 'react'
import { findBlockDefinition } from '@beam/content/model/blocks.ts'
import type { Page } from '@beam/content/model/page.ts'
import { renderList } from '../../ui/render-list.ts'
import type { MessageToPanel } from './live-messages.ts'
import { type BlockArea, useBlockAreas } from './use-block-areas.ts'
import type { BlockFragments } from './use-block-fragments.tsx'
import { useHoveredBlock } from './use-hovered-block.ts'
import { useSelection } from './use-selection.ts'

interface BlockControlsProps {
  readonly page: Page
  readonly fragments: BlockFragments
  /** Index of the block that is edited in the form. */
  readonly editedBlock: number | null
  readonly subject: 'page' | 'footer'
  readonly send: (message: MessageToPanel) => void
}

/**
 * Outlines the block that is edited, and opens a block in the form when it is clicked, or when its button is pressed:
 * each block has one, over the block, for keyboards and screen readers.
 */
export function BlockControls({ page, fragments, editedBlock, subject, send }: BlockControlsProps) {
  const areas = useBlockAreas(fragments)
  const hovered = useHoveredBlock(fragments)
  useSelection(fragments, subject, send)
  useScrollTo(editedBlock, areas)
  if (subject === 'footer') return null
  return (
    <nav className="block-controls" aria-label="Blocks of this page">
      {renderList(areas, ({ index, ...area }) => (
        <button
          type="button"
          style={area}
          className={index === hovered ? 'is-hovered' : undefined}
          aria-current={index === editedBlock ? 'true' : undefined}
          onClick={() => send({ type: 'beam-preview:open-block', block: index })}
        >
          <span>
            <span className="visually-hidden">Edit </span>
            {labelOf(page, index)}
          </span>
        </button>
      ))}
    </nav>
  )
}

function labelOf({ blocks }: Page, index: number): string {
  return findBlockDefinition(blocks[index]?.block ?? '')?.label ?? 'Block'
}

/** The part of the window in which a block's beginning counts as visible. */
const VISIBLE_PART = 0.7
/** Space above a block that was scrolled to, in CSS pixels. */
const MARGIN_PX = 48

/** Scrolls to the edited block when another one is edited, unless its beginning is visible. */
function useScrollTo(editedBlock: number | null, areas: readonly BlockArea[]): void {
  const area = areas.find(({ index }) => index === editedBlock)
  const isMeasured = area !== undefined
  useEffect(() => {
    if (!area) return
    const top = area.top - scrollY
    if (top >= 0 && top < innerHeight * VISIBLE_PART) return
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    scrollTo({ top: area.top - MARGIN_PX, behavior: isStill ? 'instant' : 'smooth' })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- not when typing moves the block
  }, [editedBlock, isMeasured])
}
