import { each } from '../ui/each.ts'
import { Heading } from '../ui/heading.tsx'
import { Picture } from '../ui/picture.tsx'
import { RichText } from '../ui/rich-text.tsx'
import type { BlockProps } from './block-props.ts'
import { colourName } from './colour-name.ts'
import { below, Opening } from './opening.tsx'

/** Large tiles of colour with a picture each. */
export function ImageTiles({ block, level, lead }: BlockProps<'image-tiles'>) {
  return (
    <section className="image-tiles block wrap">
      <Opening title={block.title} level={level} intro={block.intro} />
      <ul className="tiles">
        {each(block.tiles, (tile, place) => (
          <li className="tile fill beamed" data-colour={colourName(tile.color)}>
            <div className="tile-words">
              {tile.title && <Heading level={below(level, block.title)}>{tile.title}</Heading>}
              <RichText text={tile.text} headingLevel={4} />
            </div>
            <Picture picture={tile.picture} lead={lead && place === 0} className="tile-picture drifts" />
          </li>
        ))}
      </ul>
    </section>
  )
}
