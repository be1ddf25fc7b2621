import type { BlockNamed } from '../model/blocks.ts'
import { block } from './compose.ts'

/** The banner for the token's public sale, in a color that suits the page. */
export function tokenBanner(theme: 'teal' | 'pink'): BlockNamed<'banner'> {
  return block('banner', {
    text: 'Participate in the BEAM TOKEN Public-Sale',
    buttonText: 'Click here',
    riskNote: 'Tokens can lose value or become worthless.',
    theme,
  })
}
