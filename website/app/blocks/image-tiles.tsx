import { renderList } from '../ui/render-list.ts'
import { Heading } from '../ui/heading.tsx'
import { Picture } from '../ui/picture.tsx'
import { RichText } from '../ui/rich-text.tsx'
import type { BlockProps } from './block-props.ts'
import { colorName } from './color-name.ts'
import { innerHeadingLevel, BlockHeader } from './block-header.tsx'

/** Large colored tiles with a picture each. */
export function ImageTiles({ block, level, lead }: BlockProps<'image-tiles'>) {
  return (
    <section className="image-tiles block wrap">
      <BlockHeader title={block.title} level={level} intro={block.intro} />
      <ul className="tiles">
        {renderList(block.tiles, (tile, index) => (
          <li className="tile fill beamed" data-color={colorName(tile.color)}>
            <div className="tile-text beams">
              {tile.title && <Heading level={innerHeadingLevel(level, block.title)}>{tile.title}</Heading>}
              <RichText text={tile.text} headingLevel={4} />
            </div>
            <Picture picture={tile.picture} lead={lead && index === 0} className="tile-picture parallax" />
          </li>
        ))}
      </ul>
    </section>
  )
}
