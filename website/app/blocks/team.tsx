import { renderList } from '../ui/render-list.ts'
import { Heading } from '../ui/heading.tsx'
import { columnSizes } from '../ui/image-sizes.ts'
import { Picture } from '../ui/picture.tsx'
import type { BlockProps } from './block-props.ts'
import { colorName } from './color-name.ts'
import { innerHeadingLevel, BlockHeader } from './block-header.tsx'

const COLORS = ['Pink', 'Teal', 'Yellow', 'Charcoal'] as const

/** Team members with their positions; without a name only the position is shown. */
export function Team({ block, level }: BlockProps<'team'>) {
  const sizes = columnSizes({ count: block.members.length, minWidth: 10, gap: 1.5 })
  return (
    <section className="team block wrap">
      <BlockHeader title={block.title} level={level} intro={block.intro} />
      <ul className="members">
        {renderList(block.members, ({ name, position, about, picture }, index) => (
          <li className="member" data-color={colorName(COLORS[index % COLORS.length] ?? 'Pink')}>
            <div className="member-portrait">
              <Picture picture={picture} sizes={sizes} />
            </div>
            <Heading level={innerHeadingLevel(level, block.title)}>{name || position}</Heading>
            {name && <p className="member-position">{position}</p>}
            {about && <p className="member-about">{about}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}
