import { companyLines, companyLineText, type CompanyFacts } from '@beam/content/model/company-facts.ts'
import type { BlockNamed } from '@beam/content/model/blocks.ts'
import { renderList } from '../ui/render-list.ts'
import { Heading } from '../ui/heading.tsx'
import { Icon } from '../ui/icon.tsx'
import { RichText } from '../ui/rich-text.tsx'
import type { BlockProps } from './block-props.ts'

/** A summary, then numbered clauses, each with an anchor (`#clause-9`), with a table of contents. */
export function LegalText({ block, context, lead }: BlockProps<'legal-text'>) {
  return (
    <section className="legal-text block wrap" data-lead={lead || undefined}>
      <div className="legal-start">
        <Company facts={context.company} />
        <RichText text={block.intro} headingLevel={2} className="legal-intro" />
        {block.inForce && <p className="legal-in-force">{block.inForce}</p>}
      </div>
      <Contents clauses={block.clauses} />
      <div className="legal-body">
        {renderList(block.clauses, ({ title, body }, index) => (
          <section className="clause" id={anchor(index)}>
            <Heading level={2}>
              <span className="clause-number">{`${index + 1}.`}</span>
              {` ${title}`}
            </Heading>
            <RichText text={body} headingLevel={3} />
          </section>
        ))}
      </div>
    </section>
  )
}

/** Beside the text, or folded where there is no room; style sheets show one of the two. */
function Contents({ clauses }: { clauses: BlockNamed<'legal-text'>['clauses'] }) {
  const list = (
    <ol>
      {renderList(clauses, ({ title }, index) => (
        <li>
          <a href={`#${anchor(index)}`}>{title}</a>
        </li>
      ))}
    </ol>
  )
  return (
    <nav className="legal-contents" aria-label="Contents">
      <details>
        <summary>
          Contents
          <Icon name="chevron" />
        </summary>
        {list}
      </details>
      <div className="legal-contents-beside">
        <p>Contents</p>
        {list}
      </div>
    </nav>
  )
}

/** The company that a legal text speaks of. */
function Company({ facts }: { facts: CompanyFacts | null }) {
  const lines = companyLines(facts)
  return (
    lines.length > 0 && (
      <address className="legal-company">
        {renderList(lines, (line) => (
          <span>{companyLineText(line)}</span>
        ))}
      </address>
    )
  )
}

function anchor(index: number): string {
  return `clause-${index + 1}`
}
