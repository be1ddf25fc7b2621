import type { BlockNamed } from '@beam/content/model/blocks.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import { Heading } from '../ui/heading.tsx'
import { ON_CARD } from '../ui/image-sizes.ts'
import { MoreLink } from '../ui/more-link.tsx'
import { Picture } from '../ui/picture.tsx'
import { PlayLink } from '../ui/play-link.tsx'
import { RichText } from '../ui/rich-text.tsx'
import type { BlockProps } from './block-props.ts'
import { colorName } from './color-name.ts'
import { innerHeadingLevel } from './block-header.tsx'

type SectionBlock = BlockNamed<'section'>

/** Text beside a picture (right by default), with an optional link and video. */
export function Section({ block, level, lead }: BlockProps<'section'>) {
  // A card with dark text is tinted in its color.
  const tinted = block.customClassName === 'card' && block.textColor === 'Dark'
  const colored = block.backgroundColor !== 'None' && !tinted
  return (
    <section
      className={colored ? 'section block panel fill beamed' : 'section block'}
      id={block.sectionId || undefined}
      data-color={colorName(block.backgroundColor)}
      data-shade={colored ? block.textColor : undefined}
      data-picture={block.picture ? block.imagePosition : 'none'}
      data-variant={block.customClassName}
      data-align={block.align}
      data-text={block.textAlign}
    >
      <div className="wrap section-grid">
        <SectionText block={block} level={level} colored={colored} />
        {block.picture && (
          <div className="section-picture parallax">
            <Picture picture={block.picture} lead={lead} sizes={pictureSizes(block, colored)} />
            <PlayLink url={block.videoUrl} title={block.title} />
          </div>
        )}
      </div>
    </section>
  )
}

interface SectionTextProps {
  readonly block: SectionBlock
  readonly level: 1 | 2
  readonly colored: boolean
}

function SectionText({ block, level, colored }: SectionTextProps) {
  return (
    <div className={colored ? 'section-text beams' : 'section-text'}>
      <div className="section-head">
        {block.cardLabel && <p className="label">{block.cardLabel}</p>}
        {block.title && <Heading level={level}>{block.title}</Heading>}
      </div>
      {block.subtitle && <p className="section-subtitle">{block.subtitle}</p>}
      <RichText
        text={block.description}
        headingLevel={innerHeadingLevel(level, block.title)}
        className="lead"
      />
      <RichText text={block.secondaryDescription} headingLevel={innerHeadingLevel(level, block.title)} />
      {isButton(block, colored) ? (
        <ButtonLink to={block.actionLink} text={block.actionText} large />
      ) : (
        <MoreLink to={block.actionLink} text={block.actionText} />
      )}
      {!block.picture && <PlayLink url={block.videoUrl} title={block.title} inline />}
    </div>
  )
}

function isButton({ actionLook }: SectionBlock, colored: boolean): boolean {
  return actionLook === 'default' ? colored : actionLook === 'button'
}

/** For the HTML attribute `sizes`; undefined: beside the text, as everywhere. See section.css. */
function pictureSizes({ customClassName }: SectionBlock, colored: boolean): string | undefined {
  switch (customClassName) {
    case 'wide':
      return colored ? 'min(96vw - 3rem, 46rem)' : 'min(96vw - 1.5rem - clamp(3rem, 10vw, 8rem), 46rem)'
    case 'framed':
      return '(min-width: 48rem) min(40vw, 31rem), calc(96vw - 3.5rem)'
    case 'card':
      return colored ? undefined : ON_CARD
    case 'none':
      return undefined
  }
}
