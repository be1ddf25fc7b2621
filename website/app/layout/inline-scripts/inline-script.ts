import { clearNewsletter } from './clear-newsletter.ts'
import { closeMenus, groupOfPage, openedGroup } from './close-menus.ts'
import { CONSENT_FUNCTIONS, manageConsent } from './manage-consent.ts'
import { openVideo, playVideo } from './open-video.ts'
import { renderAll, renderNext, renderWhenIdle } from './render-when-idle.ts'

const FUNCTIONS = [
  ...CONSENT_FUNCTIONS,
  closeMenus,
  groupOfPage,
  openedGroup,
  openVideo,
  playVideo,
  clearNewsletter,
  renderWhenIdle,
  renderNext,
  renderAll,
]
const STARTED = [manageConsent, closeMenus, openVideo, clearNewsletter, renderWhenIdle]

/**
 * What must work before hydration and without it. The script is the source text of the functions above: they refer
 * only to one another, and the script is the same on every page, and so is its hash in the content security policy.
 * Empty in the browser, where the script has already run.
 */
export const INLINE_SCRIPT = import.meta.env.SSR ? script() : ''

function script(): string {
  return scriptOf(
    FUNCTIONS,
    STARTED.map(({ name }) => `${name}()`),
  )
}

/** The source text of functions as a script, followed by calls. */
export function scriptOf(functions: readonly { toString(): string }[], calls: readonly string[]): string {
  const declarations = functions.map((part) => part.toString().replaceAll(/\n\s+/g, '\n'))
  return `(()=>{${[...declarations, ...calls].join('\n')}})()`
}
