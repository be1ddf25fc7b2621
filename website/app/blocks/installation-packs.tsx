import type { BlockNamed } from '@beam/content/model/blocks.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import { renderList } from '../ui/render-list.ts'
import { Heading } from '../ui/heading.tsx'
import { MoreLink } from '../ui/more-link.tsx'
import { Picture } from '../ui/picture.tsx'
import { RichText } from '../ui/rich-text.tsx'
import { keepTogether } from '../ui/keep-together.tsx'
import type { BlockProps } from './block-props.ts'
import { colorName } from './color-name.ts'
import { innerHeadingLevel, BlockHeader } from './block-header.tsx'

/** Installation packs with prominent prices. */
export function InstallationPacks({ block, level }: BlockProps<'installation-packs'>) {
  return (
    <section className="installation-packs block wrap" id={block.sectionId || undefined}>
      <BlockHeader title={block.title} level={level} intro={block.intro} />
      <ul className="packs">
        {renderList(block.packs, (pack) => (
          <Pack pack={pack} level={innerHeadingLevel(level, block.title)} />
        ))}
      </ul>
    </section>
  )
}

function Pack({ pack, level }: { pack: BlockNamed<'installation-packs'>['packs'][number]; level: 2 | 3 }) {
  return (
    <li className="pack fill beamed" data-color={colorName(pack.color)}>
      <Heading level={level} className="beams">
        {pack.name}
      </Heading>
      <Picture picture={pack.picture} sizes="min(96vw - 4.5rem, 20rem)" className="pack-picture" />
      <p className="pack-price">
        <strong>{pack.price}</strong> {pack.priceNote}
      </p>
      <RichText text={pack.description} headingLevel={4} />
      {pack.requirement && <p className="pack-requirement">{keepTogether(pack.requirement)}</p>}
      <div className="pack-actions">
        <ButtonLink to={pack.buttonUrl} text={pack.buttonText} large />
        <MoreLink to={pack.secondButtonUrl} text={pack.secondButtonText} />
      </div>
    </li>
  )
}
