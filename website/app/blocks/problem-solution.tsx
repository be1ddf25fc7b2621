import { renderList } from '../ui/render-list.ts'
import { bySentence, Heading } from '../ui/heading.tsx'
import { Icon } from '../ui/icon.tsx'
import { RichText } from '../ui/rich-text.tsx'
import type { BlockProps } from './block-props.ts'
import { innerHeadingLevel, BlockHeader } from './block-header.tsx'

/** Pairs of a problem and its solution, or of what two sides get. */
export function ProblemSolution({ block, level }: BlockProps<'problem-solution'>) {
  const pairLevel = innerHeadingLevel(level, block.title)
  const sides = block.variant === 'sides'
  return (
    <section className={sides ? 'problem-solution sides block wrap' : 'problem-solution block wrap'}>
      <BlockHeader title={block.title} level={level} intro={block.intro} />
      <ul className="pairs">
        {renderList(block.pairs, (pair) => (
          <li className="pair">
            <div className={sides ? 'problem' : 'problem muted'}>
              {block.problemLabel && <p className="label">{block.problemLabel}</p>}
              {pair.problemTitle && <Heading level={pairLevel}>{pair.problemTitle}</Heading>}
              <RichText text={pair.problem} headingLevel={4} />
            </div>
            <div className="solution fill">
              {block.solutionLabel && <p className="label">{block.solutionLabel}</p>}
              {pair.solutionTitle && (
                <Heading level={pairLevel}>
                  {!sides && (
                    <>
                      <Icon name="check" size={24} />{' '}
                    </>
                  )}
                  {bySentence(pair.solutionTitle)}
                </Heading>
              )}
              <RichText text={pair.solution} headingLevel={4} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
