import type { BlockNamed } from '@beam/content/model/blocks.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import { renderList } from '../ui/render-list.ts'
import { Heading } from '../ui/heading.tsx'
import { Icon } from '../ui/icon.tsx'
import { MoreLink } from '../ui/more-link.tsx'
import { Picture } from '../ui/picture.tsx'
import { RichText } from '../ui/rich-text.tsx'
import { SiteLink } from '../ui/site-link.tsx'
import type { BlockProps } from './block-props.ts'
import { innerHeadingLevel } from './block-header.tsx'

/** The full description of a job. */
export function JobDetail({ block, level, lead }: BlockProps<'job-detail'>) {
  const headingLevel = innerHeadingLevel(level, block.title)
  return (
    <article className="job-detail">
      <header className="panel fill beamed job-head">
        <div className="wrap job-head-grid">
          <div className="beams">
            {block.listText && block.listUrl && (
              <SiteLink to={block.listUrl} className="job-head-list">
                <Icon name="arrow" />
                {block.listText}
              </SiteLink>
            )}
            <Heading level={level}>{block.title}</Heading>
            <JobFacts block={block} />
            {saysHowToApply(block) && (
              <div className="buttons job-head-buttons">
                <ButtonLink to={`#${HOW_TO_APPLY}`} text="How to apply" large />
              </div>
            )}
          </div>
          <Picture
            picture={block.picture}
            lead={lead}
            sizes="(min-width: 48rem) min(34vw, 26rem), min(96vw - 3rem, 26rem)"
            className="job-head-picture"
          />
        </div>
      </header>
      <div className="wrap job-body block">
        <RichText text={block.purpose} headingLevel={headingLevel} className="job-purpose" />
        <div className="job-requirements">
          {block.requirementsTitle && <Heading level={headingLevel}>{block.requirementsTitle}</Heading>}
          <RichText text={block.requirements} headingLevel={3} />
        </div>
        <aside className="job-apply tint" id={HOW_TO_APPLY}>
          <RichText text={block.applyText} headingLevel={headingLevel} />
          {block.applyEmail && (
            <p className="job-apply-email">
              <ButtonLink to={emailAddress(block)} text="Apply by email" large />
              <SiteLink to={emailAddress(block)}>{block.applyEmail}</SiteLink>
            </p>
          )}
          <MoreLink to={block.linkUrl} text={block.linkText} />
        </aside>
      </div>
    </article>
  )
}

/** The anchor of what to send, and where to. */
const HOW_TO_APPLY = 'how-to-apply'

function saysHowToApply({ applyText, applyEmail, linkText, linkUrl }: BlockNamed<'job-detail'>): boolean {
  return applyText.length > 0 || applyEmail !== '' || (linkText !== '' && linkUrl !== '')
}

/** The email begins with the title of the job as its subject. */
function emailAddress({ applyEmail, title }: BlockNamed<'job-detail'>): string {
  return `mailto:${applyEmail}?subject=${encodeURIComponent(title)}`
}

function JobFacts({ block }: Pick<BlockProps<'job-detail'>, 'block'>) {
  const facts = [
    { name: 'Job type', value: block.jobType },
    { name: 'Location', value: block.location },
    { name: 'Department', value: block.department },
  ]
  return (
    <dl className="job-head-facts">
      {renderList(
        facts.filter(({ value }) => value),
        ({ name, value }) => (
          <div>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ),
      )}
    </dl>
  )
}
