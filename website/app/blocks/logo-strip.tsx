import type { BlockNamed } from '@beam/content/model/blocks.ts'
import { isIllustration } from '@beam/content/model/picture.ts'
import { renderList } from '../ui/render-list.ts'
import { Heading } from '../ui/heading.tsx'
import { Picture } from '../ui/picture.tsx'
import { SiteLink } from '../ui/site-link.tsx'
import type { BlockProps } from './block-props.ts'

/** Logos of partners or brands in a row; until there are any, kinds of stores, each with its name. */
export function LogoStrip({ block, level }: BlockProps<'logo-strip'>) {
  return (
    <section className="logo-strip block wrap">
      {block.title && <Heading level={level}>{block.title}</Heading>}
      <ul className="logos">
        {renderList(block.logos, (logo) => {
          const mark = <Mark logo={logo} />
          const isKind = logo.picture && isIllustration(logo.picture)
          return (
            <li className={isKind ? 'store-kind' : 'logo'}>
              {logo.url ? <SiteLink to={logo.url}>{mark}</SiteLink> : mark}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** A brand's logo speaks for itself; a pictogram has its name below it. */
function Mark({ logo: { name, picture } }: { logo: BlockNamed<'logo-strip'>['logos'][number] }) {
  if (!picture) return name
  if (!isIllustration(picture))
    return <Picture picture={{ ...picture, alt: name || picture.alt }} sizes="8.5rem" />
  return (
    <>
      <Picture picture={{ ...picture, alt: '' }} />
      <span>{name || picture.alt}</span>
    </>
  )
}
