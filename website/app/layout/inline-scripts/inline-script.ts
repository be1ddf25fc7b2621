import { clearNewsletter } from './clear-newsletter.ts'
import { closeMenus, openedGroup } from './close-menus.ts'
import { CONSENT_FUNCTIONS, manageConsent } from './manage-consent.ts'
import { openVideo, playVideo } from './open-video.ts'

const FUNCTIONS = [...CONSENT_FUNCTIONS, closeMenus, openedGroup, openVideo, playVideo, clearNewsletter]
const STARTED = [manageConsent, closeMenus, openVideo, clearNewsletter]

/**
 * What must work before React is there, and works the same without it. The script is the text of the functions above:
 * they use nothing but one another, and the script is the same on every page, so that its hash in the content security
 * policy is too. Only the server writes it; in the browser it has already run.
 */
export const INLINE_SCRIPT = import.meta.env.SSR ? script() : ''

function script(): string {
  return scriptOf(
    FUNCTIONS,
    STARTED.map(({ name }) => `${name}()`),
  )
}

/** Functions as the text of a script of their own, and what it then does. */
export function scriptOf(functions: readonly { toString(): string }[], calls: readonly string[]): string {
  const declarations = functions.map((part) => part.toString().replaceAll(/\n\s+/g, '\n'))
  return `(()=>{${[...declarations, ...calls].join('\n')}})()`
}
