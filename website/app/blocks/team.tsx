import { renderList } from '../ui/render-list.ts'
import { Heading } from '../ui/heading.tsx'
import { Picture } from '../ui/picture.tsx'
import type { BlockProps } from './block-props.ts'
import { colorName } from './color-name.ts'
import { innerHeadingLevel, BlockHeader } from './block-header.tsx'

/** For the HTML attribute `sizes`: beside the text; see team.css. */
const PORTRAIT_SIZES = '(min-width: 48rem) min(15vw, 12rem), clamp(6.5rem, 34vw, 8.25rem)'

/** Those of our portraits. */
const COLORS = ['Yellow', 'Pink', 'Teal', 'Charcoal'] as const

/** Cards of team members, with what each is responsible for; without a name the position is the title. */
export function Team({ block, level }: BlockProps<'team'>) {
  return (
    <section className="team block wrap">
      <BlockHeader title={block.title} level={level} intro={block.intro} />
      <ul className="members">
        {renderList(block.members, ({ name, position, about, picture }, index) => (
          <li className="member" data-color={colorName(COLORS[index % COLORS.length] ?? 'Pink')}>
            <div className="member-portrait">
              <Picture picture={picture} sizes={PORTRAIT_SIZES} />
            </div>
            <div className="member-text">
              <Heading level={innerHeadingLevel(level, block.title)}>{name || position}</Heading>
              {name && <p className="member-position">{position}</p>}
              {about && <p className="member-about">{about}</p>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
