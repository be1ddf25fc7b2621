import { Heading } from '../ui/heading.tsx'
import { PANEL_CONTENT_WIDTH } from '../ui/image-sizes.ts'
import { Picture } from '../ui/picture.tsx'
import { PlayLink } from '../ui/play-link.tsx'
import { RichText } from '../ui/rich-text.tsx'
import type { BlockProps } from './block-props.ts'
import { innerHeadingLevel } from './block-header.tsx'

/** A poster with a play button; nothing is loaded from the video host before it is pressed. */
export function Video({ block, level, lead }: BlockProps<'video'>) {
  return (
    <section className="video block panel tint">
      <div className="wrap video-grid">
        <div className="video-text">
          {block.title && <Heading level={level}>{block.title}</Heading>}
          <RichText
            text={block.description}
            headingLevel={innerHeadingLevel(level, block.title)}
            className="lead"
          />
        </div>
        <div className="video-poster fill beamed beams beams-across">
          <Picture picture={block.picture} lead={lead} sizes={PANEL_CONTENT_WIDTH} />
          <PlayLink url={block.videoUrl} title={block.title} />
        </div>
      </div>
    </section>
  )
}
