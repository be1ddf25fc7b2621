import { ButtonLink } from '../ui/button-link.tsx'
import { BlockHeader, innerHeadingLevel } from './block-header.tsx'
import type { BlockProps } from './block-props.ts'
import { CalculatorForShoppers } from './calculator-for-shoppers.tsx'
import { CalculatorForStores } from './calculator-for-stores.tsx'

/** An editor may word it differently, but not leave it out. */
const EXAMPLE_NOTE = 'An example, not a promise.'

/**
 * What cashback brings shoppers, and stores. Without scripts, a table of the example takes the place of the controls.
 */
export function CashbackCalculator({ block, level }: BlockProps<'cashback-calculator'>) {
  const both = block.audience === 'both'
  const inner = both ? innerHeadingLevel(level, block.title) : undefined
  return (
    <section className="calculator block wrap" id={block.sectionId || undefined}>
      <BlockHeader title={block.title} level={level} intro={block.intro} />
      <div className={both ? 'calculator-sheets' : 'calculator-sheets calculator-single'}>
        {block.audience !== 'stores' && <CalculatorForShoppers level={inner} />}
        {block.audience !== 'shoppers' && (
          <CalculatorForStores
            level={inner}
            button={<ButtonLink to={block.buttonUrl} text={block.buttonText} />}
          />
        )}
      </div>
      <p className="calculator-note">{block.note || EXAMPLE_NOTE}</p>
    </section>
  )
}
