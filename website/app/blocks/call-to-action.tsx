import { ButtonLink } from '../ui/button-link.tsx'
import { Heading } from '../ui/heading.tsx'
import { Picture } from '../ui/picture.tsx'
import { RichText } from '../ui/rich-text.tsx'
import type { BlockProps } from './block-props.ts'
import { colorName } from './color-name.ts'

/** An invitation with one or two buttons. */
export function CallToAction({ block, level, lead }: BlockProps<'call-to-action'>) {
  const colored = block.backgroundColor !== 'None'
  return (
    <section
      className={colored ? 'call-to-action block panel fill beamed' : 'call-to-action block'}
      data-color={colorName(block.backgroundColor)}
      data-picture={block.picture ? undefined : 'none'}
    >
      <div className="wrap call-grid">
        <div className={colored ? 'call-body beams' : 'call-body'}>
          {block.title && <Heading level={level}>{block.title}</Heading>}
          <RichText text={block.text} className="call-text" />
          <div className="buttons">
            <ButtonLink to={block.buttonUrl} text={block.buttonText} large />
            <ButtonLink to={block.secondButtonUrl} text={block.secondButtonText} variant="secondary" large />
          </div>
        </div>
        <Picture
          picture={block.picture}
          lead={lead}
          sizes="(min-width: 48rem) min(38vw, 30rem), min(96vw - 3rem, 30rem)"
          className="call-picture parallax"
        />
      </div>
    </section>
  )
}
