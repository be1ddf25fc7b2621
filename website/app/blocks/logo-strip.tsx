import { renderList } from '../ui/render-list.ts'
import { Heading } from '../ui/heading.tsx'
import { Picture } from '../ui/picture.tsx'
import { SiteLink } from '../ui/site-link.tsx'
import type { BlockProps } from './block-props.ts'

/** Logos of partners or brands in a row. */
export function LogoStrip({ block, level }: BlockProps<'logo-strip'>) {
  return (
    <section className="logo-strip block wrap">
      {block.title && <Heading level={level}>{block.title}</Heading>}
      <ul className="logos">
        {renderList(block.logos, ({ name, url, picture }) => {
          const mark = picture ? (
            <Picture picture={{ ...picture, alt: name || picture.alt }} sizes="8.5rem" />
          ) : (
            name
          )
          return <li className="logo">{url ? <SiteLink to={url}>{mark}</SiteLink> : mark}</li>
        })}
      </ul>
    </section>
  )
}
