import { each } from '../ui/each.ts'
import { Heading } from '../ui/heading.tsx'
import { Picture } from '../ui/picture.tsx'
import type { BlockProps } from './block-props.ts'
import { colourName } from './colour-name.ts'
import { below, Opening } from './opening.tsx'

const COLOURS = ['Pink', 'Teal', 'Yellow', 'Charcoal'] as const

/** People with their positions; a position stands alone where no name is given. */
export function Team({ block, level }: BlockProps<'team'>) {
  return (
    <section className="team block wrap">
      <Opening title={block.title} level={level} intro={block.intro} />
      <ul className="members">
        {each(block.members, ({ name, position, about, picture }, place) => (
          <li className="member" data-colour={colourName(COLOURS[place % COLOURS.length] ?? 'Pink')}>
            <div className="member-portrait">
              <Picture picture={picture} sizes="(min-width: 60rem) 18rem, 50vw" />
            </div>
            <Heading level={below(level, block.title)}>{name || position}</Heading>
            {name && <p className="member-position">{position}</p>}
            {about && <p className="member-about">{about}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}
