import { Icon } from '../ui/icon.tsx'
import type { BlockProps } from './block-props.ts'

/** The ribbon of the token sale: its button and its icon both open the registration page in a new tab. */
export function Banner({ block, context }: BlockProps<'banner'>) {
  const target = { href: context.tokenSaleUrl, target: '_blank', rel: 'noopener noreferrer' }
  return (
    <aside className="banner fill" data-colour={block.theme} aria-label={block.text}>
      <div className="wrap banner-row">
        <p className="banner-text">{block.text}</p>
        {block.buttonText && (
          <a {...target} className="button">
            {block.buttonText}
            <span className="visually-hidden"> (opens in a new tab)</span>
          </a>
        )}
        <a {...target} className="icon-button" aria-label={`${block.text} (opens in a new tab)`}>
          <Icon name="outward" size={24} />
        </a>
      </div>
    </aside>
  )
}
