import { Icon } from '../ui/icon.tsx'
import { SiteLink } from '../ui/site-link.tsx'
import type { BlockProps } from './block-props.ts'

/** An editor may word it differently, but not leave it out. */
const RISK_NOTE = 'Tokens can lose value or become worthless.'

/**
 * The banner of the token sale; its button and its icon open the registration page in a new tab. The risk stands beside
 * it.
 */
export function Banner({ block, context }: BlockProps<'banner'>) {
  return (
    <aside className="banner fill" data-color={block.theme} aria-label={block.text}>
      <div className="wrap banner-row">
        <div className="banner-text">
          <p>{block.text}</p>
          <p className="banner-risk">{block.riskNote || RISK_NOTE}</p>
        </div>
        <div className="button">
          {block.buttonText && (
            <SiteLink to={context.tokenSaleUrl} newTab className="banner-action">
              {block.buttonText}
            </SiteLink>
          )}
          <SiteLink to={context.tokenSaleUrl} newTab className="icon-button">
            <Icon name="outward" size={24} />
            <span className="visually-hidden">{block.text}</span>
          </SiteLink>
        </div>
      </div>
    </aside>
  )
}
