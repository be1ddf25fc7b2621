import { each } from '../ui/each.ts'
import type { BlockProps } from './block-props.ts'
import { Opening } from './opening.tsx'

/** Figures, the first the largest. */
export function Statistics({ block, level }: BlockProps<'statistics'>) {
  return (
    <section className="statistics block wrap">
      <Opening title={block.title} level={level} intro={block.intro} />
      <dl className="figures" data-count={block.figures.length}>
        {each(block.figures, ({ value, label }) => (
          <div className="figure">
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
