import type { ComponentType } from 'react'
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
          {wrapBlock(
            <BlockView
              block={block}
              context={context}
              lead={index === titled}
              low={LOW_ABOVE.has(blocks[index + 1]?.block ?? '')}
            />,
            index,
          )}
          {index === 0 && !hasHeading && <FullStyleSheetSlot />}
        </>
      ))}
      {insertion && insertion.index >= blocks.length && insertion.element}
    </>
  )
}

interface BlockViewProps {
  readonly block: Block
  readonly context: BlockContext
  readonly lead: boolean
  readonly low: boolean
}

function BlockView({ block, context, lead, low }: BlockViewProps) {
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
  }>
  return (
    <Component
      block={withoutEmptyEntries(block)}
      context={context}
      level={lead ? 1 : 2}
      lead={lead}
      low={low}
    />
  )
}

/** Whether a block has anything to show. App store buttons count where the site has links to a store. */
function hasContent(block: Block, { appStoreUrl, googlePlayUrl }: BlockContext): boolean {
  const hasStores = appStoreUrl !== '' || googlePlayUrl !== ''
  if (block.block === 'app-store-buttons' && hasStores) return true
  if (!('showStoreButtons' in block)) return !isEmptyBlock(block)
  return !isEmptyBlock({ ...block, showStoreButtons: block.showStoreButtons && hasStores })
}
