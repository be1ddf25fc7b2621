import { renderList } from '../ui/render-list.ts'
import { Heading } from '../ui/heading.tsx'
import { Picture } from '../ui/picture.tsx'
import { RichText } from '../ui/rich-text.tsx'
import type { BlockProps } from './block-props.ts'
import { colorName } from './color-name.ts'
import { innerHeadingLevel, BlockHeader } from './block-header.tsx'

/** Large tiles with a picture each, on tints. */
export function ImageTiles({ block, level, lead }: BlockProps<'image-tiles'>) {
  return (
    <section className="image-tiles block wrap">
      <BlockHeader title={block.title} level={level} intro={block.intro} />
      <ul className="tiles">
        {renderList(block.tiles, (tile, index) => (
          <li className="tile beamed" data-color={colorName(tile.color)}>
            <div className="tile-text beams">
              {tile.title && <Heading level={innerHeadingLevel(level, block.title)}>{tile.title}</Heading>}
              <RichText text={tile.text} headingLevel={4} />
            </div>
            <Picture
              picture={tile.picture}
              lead={lead && index === 0}
              sizes={pictureSizes(index, block.tiles.length)}
              className="tile-picture parallax"
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** For the HTML attribute `sizes`: rows of wide windows alternate wide-narrow and narrow-wide, except a single one; see image-tiles.css. */
function pictureSizes(index: number, count: number): string {
  const fillsRow = count % 2 === 1 && index === count - 1
  const beside = fillsRow
    ? '41vw'
    : count === 2
      ? '37vw'
      : index % 4 === 0 || index % 4 === 3
        ? '45vw'
        : '29.5vw'
  const wide = `(min-width: 60rem) min(${beside}, ${beside === '29.5vw' ? 23.5 : 28}rem)`
  return `${wide}, (min-width: 48rem) ${fillsRow ? '41vw' : '37vw'}, min(96vw - 5rem, 28rem)`
}
