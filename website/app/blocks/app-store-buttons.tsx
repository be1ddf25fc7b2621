import { Heading } from '../ui/heading.tsx'
import { BESIDE_TEXT } from '../ui/image-sizes.ts'
import { Picture } from '../ui/picture.tsx'
import { RichText } from '../ui/rich-text.tsx'
import { StoreButtons } from '../ui/store-buttons.tsx'
import type { BlockProps } from './block-props.ts'
import { innerHeadingLevel } from './block-header.tsx'

/** Links to the app in both stores: beside the text or, with a picture, below it. */
export function AppStoreButtons({ block, context, level }: BlockProps<'app-store-buttons'>) {
  const buttons = <StoreButtons {...context} withCode />
  const text = (
    <>
      {block.title && <Heading level={level}>{block.title}</Heading>}
      <RichText text={block.text} headingLevel={innerHeadingLevel(level, block.title)} />
    </>
  )
  return (
    <section className="app-band block panel fill beamed" data-color="yellow">
      {block.picture ? (
        <div className="wrap app-store">
          <div className="app-store-text beams">
            {text}
            {buttons}
          </div>
          <Picture picture={block.picture} sizes={BESIDE_TEXT} className="app-store-picture" />
        </div>
      ) : (
        <div className="wrap app-store">
          <div className="app-store-text">{text}</div>
          {buttons}
        </div>
      )}
    </section>
  )
}
