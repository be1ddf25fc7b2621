import { renderList } from '../ui/render-list.ts'
import type { BlockProps } from './block-props.ts'
import { BlockHeader } from './block-header.tsx'

/** Statistics: tiles, of which the first one is emphasized, or a row. */
export function Statistics({ block, level }: BlockProps<'statistics'>) {
  /** As high as two rows in a wide window, it has room for a beam. */
  const large = block.variant === 'tiles' && block.figures.length === 5
  return (
    <section className="statistics block wrap" data-look={block.variant}>
      <BlockHeader title={block.title} level={level} intro={block.intro} />
      <dl className="figures" data-count={block.figures.length}>
        {renderList(block.figures, ({ value, label }, index) => (
          <div className={large && index === 0 ? 'figure beamed' : 'figure'}>
            <dt className={large && index === 0 ? 'beams' : undefined}>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {block.source && <p className="figures-source">{block.source}</p>}
    </section>
  )
}
