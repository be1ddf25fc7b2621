import { Heading } from '../ui/heading.tsx'
import { Picture } from '../ui/picture.tsx'
import { RichText } from '../ui/rich-text.tsx'
import type { BlockProps } from './block-props.ts'
import { innerHeadingLevel } from './block-header.tsx'

/** A news article. */
export function Article({ block, level, lead }: BlockProps<'article'>) {
  return (
    <article className="article">
      <header className="wrap article-head">
        {block.category && <p className="label">{block.category}</p>}
        <Heading level={level}>{block.title}</Heading>
        {block.summary && <p className="article-summary">{block.summary}</p>}
        {block.publishedOn && <PublishedOn day={block.publishedOn} />}
      </header>
      {block.picture && (
        <div className="panel fill beamed article-picture">
          <Picture picture={block.picture} lead={lead} sizes="(min-width: 90rem) 90rem, 100vw" />
        </div>
      )}
      <RichText
        text={block.body}
        headingLevel={innerHeadingLevel(level, block.title)}
        className="article-body block"
      />
    </article>
  )
}

const DAY_FORMAT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

function PublishedOn({ day }: { day: string }) {
  const date = new Date(day)
  if (Number.isNaN(date.valueOf())) return null
  return (
    <time dateTime={day} className="article-date">
      {DAY_FORMAT.format(date)}
    </time>
  )
}
