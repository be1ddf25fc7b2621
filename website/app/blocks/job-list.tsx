import type { BlockNamed } from '@beam/content/model/blocks.ts'
import { renderList } from '../ui/render-list.ts'
import { Heading } from '../ui/heading.tsx'
import { Icon } from '../ui/icon.tsx'
import { MoreLink } from '../ui/more-link.tsx'
import { Picture } from '../ui/picture.tsx'
import { SiteLink } from '../ui/site-link.tsx'
import { keepTogether } from '../ui/keep-together.tsx'
import type { BlockProps } from './block-props.ts'
import { colorName } from './color-name.ts'
import { innerHeadingLevel, BlockHeader } from './block-header.tsx'

/** Open positions; each card links to its page. */
export function JobList({ block, level }: BlockProps<'job-list'>) {
  return (
    <section className="job-list block wrap" id={block.sectionId || undefined}>
      <BlockHeader title={block.title} level={level} intro={block.intro}>
        <MoreLink to={block.linkUrl} text={block.linkText} />
      </BlockHeader>
      <ul className="jobs">
        {renderList(block.jobs, (job) => (
          <Job job={job} level={innerHeadingLevel(level, block.title)} />
        ))}
      </ul>
    </section>
  )
}

function Job({ job, level }: { job: BlockNamed<'job-list'>['jobs'][number]; level: 2 | 3 }) {
  const facts = (
    [
      ['department', job.department],
      ['type', job.jobType],
      ['location', job.location],
    ] as const
  ).filter(([, text]) => text)
  return (
    <li className="job">
      <Picture picture={job.picture} sizes="clamp(3.5rem, 8vw, 6rem)" className="job-icon" />
      <div className="job-text">
        <Heading level={level}>
          <SiteLink to={job.path} className="stretched">
            {keepTogether(job.title)}
          </SiteLink>
        </Heading>
        {job.description && <p>{job.description}</p>}
        {facts.length > 0 && (
          <ul className="job-facts">
            {renderList(facts, ([fact, text]) => (
              <li data-fact={fact}>{text}</li>
            ))}
          </ul>
        )}
      </div>
      <span className="job-arrow" data-color={colorName(job.color)}>
        <Icon name="arrow" size={24} />
      </span>
    </li>
  )
}
