import { renderList } from '../ui/render-list.ts'
import { Heading } from '../ui/heading.tsx'
import { Icon } from '../ui/icon.tsx'
import { keepTogether } from '../ui/keep-together.tsx'
import { Picture } from '../ui/picture.tsx'
import { RichText } from '../ui/rich-text.tsx'
import type { BlockProps } from './block-props.ts'
import { colorName } from './color-name.ts'
import { innerHeadingLevel, BlockHeader } from './block-header.tsx'

/** Large tiles with a picture each, on tints. */
export function ImageTiles({ block, level, lead }: BlockProps<'image-tiles'>) {
  return (
    <section className="image-tiles block wrap" data-variant={block.variant}>
      <BlockHeader title={block.title} level={level} intro={block.intro} />
      <ul className="tiles">
        {renderList(block.tiles, (tile, index) => (
          <li
            className={placeOf(index, block.tiles.length) === WIDE ? 'tile tile-wide beamed' : 'tile beamed'}
            data-color={colorName(tile.color)}
          >
            <div className="tile-text beams">
              {tile.title && (
                <Heading level={innerHeadingLevel(level, block.title)}>
                  {block.variant === 'searches' ? <Search text={tile.title} /> : tile.title}
                </Heading>
              )}
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

/** What somebody types into a search field. */
function Search({ text }: { text: string }) {
  return (
    <>
      <Icon name="search" size={26} />
      <span>{keepTogether(text)}</span>
    </>
  )
}

/** For the HTML attribute `sizes`: rows of wide windows alternate wide-narrow and narrow-wide (image-tiles.css). */
function pictureSizes(index: number, count: number): string {
  const { wide, tablet } = placeOf(index, count)
  return `(min-width: 60rem) ${wide}, (min-width: 48rem) ${tablet}, min(96vw - 5rem, 28rem)`
}

const WHOLE_ROW = { wide: 'min(41vw, 28rem)', tablet: '41vw' }
const HALF_ROW = { wide: 'min(37vw, 28rem)', tablet: '37vw' }
const WIDE = { wide: 'min(45vw, 28rem)', tablet: '37vw' }
const NARROW = { wide: 'min(29.5vw, 23.5rem)', tablet: '37vw' }

function placeOf(index: number, count: number) {
  if (count % 2 === 1 && index === count - 1) return WHOLE_ROW
  if (count === 2) return HALF_ROW
  return index % 4 === 0 || index % 4 === 3 ? WIDE : NARROW
}
