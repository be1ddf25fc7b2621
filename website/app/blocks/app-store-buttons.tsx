import { Heading } from '../ui/heading.tsx'
import { RichText } from '../ui/rich-text.tsx'
import { StoreButtons } from '../ui/store-buttons.tsx'
import type { BlockProps } from './block-props.ts'
import { innerHeadingLevel } from './block-header.tsx'

/** Links to the app in both stores. */
export function AppStoreButtons({ block, context, level }: BlockProps<'app-store-buttons'>) {
  return (
    <section className="block panel fill beamed" data-color="yellow">
      <div className="wrap app-store beams">
        <div className="app-store-text">
          {block.title && <Heading level={level}>{block.title}</Heading>}
          <RichText text={block.text} headingLevel={innerHeadingLevel(level, block.title)} />
        </div>
        <StoreButtons {...context} withCode />
      </div>
    </section>
  )
}
