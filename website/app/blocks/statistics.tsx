import { renderList } from '../ui/render-list.ts'
import type { BlockProps } from './block-props.ts'
import { BlockHeader } from './block-header.tsx'

/** Statistics: tiles, of which the first one is emphasized, or a row. */
export function Statistics({ block, level }: BlockProps<'statistics'>) {
  return (
    <section className="statistics block wrap" data-look={block.variant}>
      <BlockHeader title={block.title} level={level} intro={block.intro} />
      <dl className="figures" data-count={block.figures.length}>
        {renderList(block.figures, ({ value, label }) => (
          <div className="figure">
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {block.source && <p className="figures-source">{block.source}</p>}
    </section>
  )
}
