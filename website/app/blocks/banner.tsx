import { Icon } from '../ui/icon.tsx'
import { SiteLink } from '../ui/site-link.tsx'
import type { BlockProps } from './block-props.ts'

/** The banner of the token sale; its button and its icon open the registration page in a new tab. */
export function Banner({ block, context }: BlockProps<'banner'>) {
  return (
    <aside className="banner fill" data-colour={block.theme} aria-label={block.text}>
      <div className="wrap banner-row">
        <p className="banner-text">{block.text}</p>
        {block.buttonText && (
          <SiteLink to={context.tokenSaleUrl} newTab className="button">
            {block.buttonText}
          </SiteLink>
        )}
        <SiteLink to={context.tokenSaleUrl} newTab className="icon-button">
          <Icon name="outward" size={24} />
          <span className="visually-hidden">{block.text}</span>
        </SiteLink>
      </div>
    </aside>
  )
}
