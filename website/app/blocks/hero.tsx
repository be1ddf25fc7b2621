import type { ReactNode } from 'react'
import { ButtonLink } from '../ui/button-link.tsx'
import { Heading } from '../ui/heading.tsx'
import { Picture } from '../ui/picture.tsx'
import { RichText } from '../ui/rich-text.tsx'
import { StoreButtons } from '../ui/store-buttons.tsx'
import type { BlockProps } from './block-props.ts'
import { colorName } from './color-name.ts'

/** The width of the picture of a low hero, as in hero.css. */
const LOW_PICTURE = 'clamp(15rem, 20vw, 18rem)'
/** With a search; see question-search.css. */
const PICTURE_BESIDE_SEARCH = 'clamp(13rem, 25vw, 23rem)'

type HeroProps = BlockProps<'hero'> & { readonly children?: ReactNode }

/**
 * The hero of a page: text beside a picture (left by default), on one of four colors. Above a form, a legal
 * text or a search, which it contains, it is low, and phones neither show nor load its picture.
 */
export function Hero({ block, context, level, lead, low = false, children }: HeroProps) {
  return (
    <section
      className={low ? 'hero panel fill hero-low' : 'hero panel fill beamed'}
      data-color={colorName(block.backgroundColor)}
      data-picture={block.picture ? block.imagePosition : 'none'}
    >
      <div className="wrap hero-grid">
        <div className={low ? 'hero-text' : 'hero-text beams'}>
          {block.category && <p className="hero-category">{block.category}</p>}
          {block.title && <Heading level={level}>{block.title}</Heading>}
          <RichText text={block.description} className="hero-description" />
          <div className="buttons">
            <ButtonLink to={block.buttonUrl} text={block.buttonText} large />
            <ButtonLink to={block.secondButtonUrl} text={block.secondButtonText} variant="secondary" large />
          </div>
          {block.showStoreButtons && <StoreButtons {...context} withCode />}
          {children}
        </div>
        <Picture
          picture={block.picture}
          lead={lead && !low}
          sizes={low ? (children ? PICTURE_BESIDE_SEARCH : LOW_PICTURE) : undefined}
          className="hero-picture"
        />
      </div>
    </section>
  )
}
