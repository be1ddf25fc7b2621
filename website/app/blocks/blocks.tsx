import type { ComponentType, ReactNode } from 'react'
import type { Block } from '@beam/content/model/blocks.ts'
import { Heading } from '../ui/heading.tsx'
import { isEmptyBlock, withoutEmptyEntries } from '@beam/content/model/empty-block.ts'
import { renderList } from '../ui/render-list.ts'
import { componentOf } from './block-components.ts'
import type { BlockContext } from './block-props.ts'
import { FullStyleSheetSlot } from './full-style-sheet-slot.tsx'
import { UnknownComponent } from './unknown-component.tsx'

/** Blocks that a low hero leads to: the reader came for them. */
const LOW_ABOVE: ReadonlySet<string> = new Set(['form', 'legal-text', 'question-search'])

/** The blocks of a page, with exactly one h1. */
export function Blocks({ blocks, context }: { blocks: readonly Block[]; context: BlockContext }) {
  const { wrapBlock = (block) => block, insertion } = context
  const hasHeading = insertion?.index === 0
  const titled = hasHeading ? -1 : blocks.findIndex((block) => 'title' in block && block.title !== '')
  const view = (block: Block, index: number): ReactNode => {
    const next = blocks[index + 1]
    return wrapBlock(
      <BlockView
        block={block}
        context={context}
        lead={index === titled}
        low={LOW_ABOVE.has(next?.block ?? '')}
      >
        {next && isInHero(blocks, index + 1, context) && view(next, index + 1)}
      </BlockView>,
      index,
    )
  }
  return (
    <>
      {titled < 0 && !hasHeading && context.pageTitle && (
        <Heading level={1} className="visually-hidden">
          {context.pageTitle}
        </Heading>
      )}
      {renderList(blocks, (block, index) => (
        <>
          {insertion?.index === index && insertion.element}
          {hasHeading && index === 0 && <FullStyleSheetSlot />}
          {!isInHero(blocks, index, context) && view(block, index)}
          {index === 0 && !hasHeading && <FullStyleSheetSlot />}
        </>
      ))}
      {insertion && insertion.index >= blocks.length && insertion.element}
    </>
  )
}

/** A search is part of the hero above it. */
function isInHero(blocks: readonly Block[], index: number, context: BlockContext): boolean {
  const above = blocks[index - 1]
  return blocks[index]?.block === 'question-search' && above?.block === 'hero' && hasContent(above, context)
}

interface BlockViewProps {
  readonly block: Block
  readonly context: BlockContext
  readonly lead: boolean
  readonly low: boolean
  readonly children?: ReactNode
}

function BlockView({ block, context, lead, low, children }: BlockViewProps) {
  const component = block.block === 'unknown' ? undefined : componentOf(block.block)
  if (block.block === 'unknown' || !component) return <UnknownComponent />
  if (!hasContent(block, context)) return null
  // Each name has a component for that block; TypeScript cannot follow the lookup.
  const Component = component as ComponentType<{
    block: Block
    context: BlockContext
    level: 1 | 2
    lead: boolean
    low: boolean
    children?: ReactNode
  }>
  return (
    <Component
      block={withoutEmptyEntries(block)}
      context={context}
      level={lead ? 1 : 2}
      lead={lead}
      low={low}
    >
      {children}
    </Component>
  )
}

/** Whether a block has anything to show. App store buttons count where the site has links to a store. */
function hasContent(block: Block, { appStoreUrl, googlePlayUrl }: BlockContext): boolean {
  const hasStores = appStoreUrl !== '' || googlePlayUrl !== ''
  if (block.block === 'app-store-buttons' && hasStores) return true
  if (!('showStoreButtons' in block)) return !isEmptyBlock(block)
  return !isEmptyBlock({ ...block, showStoreButtons: block.showStoreButtons && hasStores })
}
