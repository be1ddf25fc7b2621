import type { BlockNamed } from '@beam/content/model/blocks.ts'
import { BrandMark } from '../ui/brand-mark.tsx'
import { Heading } from '../ui/heading.tsx'
import { Picture } from '../ui/picture.tsx'
import { type Insertion, RichText } from '../ui/rich-text.tsx'
import type { BlockProps } from './block-props.ts'
import { innerHeadingLevel } from './block-header.tsx'
import { PublishedOn } from './published-on.tsx'
import { readingMinutes } from './reading-minutes.ts'

/** A news article, with its author, its date and its sources. */
export function Article({ block, level, lead }: BlockProps<'article'>) {
  const innerLevel = innerHeadingLevel(level, block.title)
  const numbers = <RichText text={block.numbers} headingLevel={innerLevel} className="article-numbers fill" />
  const introduced = hasIntroduction(block)
  return (
    <article className="article">
      <div className={block.picture ? 'article-opening' : undefined}>
        <header className="wrap article-head">
          {block.category && <p className="label">{block.category}</p>}
          <Heading level={level}>{block.title}</Heading>
          {block.summary && <p className="article-summary">{block.summary}</p>}
          <Byline block={block} />
        </header>
        {block.picture && (
          <div className="panel fill beamed beams beams-across article-picture">
            <Picture picture={block.picture} lead={lead} sizes={PICTURE_SIZES} />
          </div>
        )}
      </div>
      <div className="article-text block">
        <RichText
          text={block.body}
          headingLevel={innerLevel}
          className="article-body"
          inserted={[
            ...(introduced ? [{ before: INTRODUCTION_PARAGRAPHS, content: numbers }] : []),
            ...pictureInText(block),
          ]}
        />
        {!introduced && numbers}
      </div>
      {block.sources.length > 0 && (
        <div className="article-sources">
          <Heading level={innerLevel}>Sources</Heading>
          <RichText text={block.sources} headingLevel={3} />
        </div>
      )}
    </article>
  )
}

/** Beside the head in wide windows; see article-opening.css. */
const PICTURE_SIZES = '(min-width: 64rem) min(52vw, 41.5rem), min(100vw - 1.5rem, 75rem)'

/** Paragraphs that the numbers follow, or stand beside in wide windows. */
const INTRODUCTION_PARAGRAPHS = 2

function hasIntroduction({ body }: BlockNamed<'article'>): boolean {
  return (
    body.length > INTRODUCTION_PARAGRAPHS &&
    body.slice(0, INTRODUCTION_PARAGRAPHS).every(({ type }) => type === 'paragraph')
  )
}

/** Below the first paragraph after the second heading, or before the last node of a shorter text. */
function pictureInText({ body, bodyPicture }: BlockNamed<'article'>): Insertion[] {
  if (!bodyPicture) return []
  const [, second = body.length] = body.flatMap(({ type }, index) => (type === 'heading' ? [index] : []))
  const picture = <Picture picture={bodyPicture} sizes={BODY_PICTURE_SIZES} />
  const content = <div className="article-body-picture tint">{picture}</div>
  return [{ before: Math.min(second + 2, body.length - 1), content }]
}

/** In the column of the titles in wide windows; as wide as the text otherwise. */
const BODY_PICTURE_SIZES = '(min-width: 64rem) min(38vw, 29.5rem), min(96vw - 1.5rem, 42rem)'

function Byline({ block: { author, publishedOn, body } }: { block: BlockNamed<'article'> }) {
  return (
    <div className="article-byline">
      <BrandMark size={40} />
      <p>
        <span className="article-author">{`By ${author || 'Beam Wallet'}`}</span>
        <PublishedOn day={publishedOn} />
        {body.length > 0 && <span>{`${readingMinutes(body)} min read`}</span>}
      </p>
    </div>
  )
}
