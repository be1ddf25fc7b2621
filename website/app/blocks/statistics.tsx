import type { BlockNamed } from '@beam/content/model/blocks.ts'
import { renderList } from '../ui/render-list.ts'
import type { BlockProps } from './block-props.ts'
import { BlockHeader } from './block-header.tsx'

/** Statistics: tiles, of which the first one is emphasized, a row, or a dark panel. */
export function Statistics({ block, level }: BlockProps<'statistics'>) {
  const header = <BlockHeader title={block.title} level={level} intro={block.intro} />
  const source = block.source && <p className="figures-source">{block.source}</p>
  if (block.variant === 'panel')
    return (
      <section className="statistics block panel fill" data-variant={block.variant} data-color="charcoal">
        <div className="wrap">
          {header}
          <Figures block={block} />
          {source}
        </div>
      </section>
    )
  return (
    <section className="statistics block wrap" data-variant={block.variant}>
      {header}
      <Figures block={block} />
      {source}
    </section>
  )
}

function Figures({ block: { figures, variant } }: { readonly block: BlockNamed<'statistics'> }) {
  /** As high as two rows in a wide window, it has room for a beam. */
  const large = variant === 'tiles' && figures.length === 5
  return (
    <dl className="figures" data-count={figures.length}>
      {renderList(figures, ({ value, label }, index) => (
        <div className={large && index === 0 ? 'figure beamed' : 'figure'}>
          <dt className={large && index === 0 ? 'beams' : undefined}>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
