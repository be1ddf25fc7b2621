/**
 * Activates deferred scripts at the first press, key or focus event, when the pointer moves, or at an `activate` event
 * from another script (prefetch-script.ts), and announces it by an `activated` event. It removes itself, so that the
 * document is again what React rendered. It is the same on every page, and so is its hash in the content security
 * policy.
 */
export const ACTIVATION_SCRIPT = `(${activateDeferredScripts.toString()})()`

/** Its source text becomes part of the page: it may not refer to anything outside itself. */
function activateDeferredScripts(): void {
  const page = document
  const events = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'activate']
  const restore = () => {
    for (const deferred of page.querySelectorAll<HTMLTemplateElement>('template[data-deferred]'))
      deferred.replaceWith(deferred.content)
  }
  let position: string | undefined
  const activate = ({ type, clientX, clientY }: Partial<MouseEvent>) => {
    if (type === 'pointermove') {
      // Browsers also report a mouse that rests where the page opens.
      const previous = position
      position = `${clientX} ${clientY}`
      if (previous === undefined || previous === position) return
    }
    for (const event of events) removeEventListener(event, activate)
    dispatchEvent(new Event('activated'))
    if (page.readyState === 'loading') addEventListener('DOMContentLoaded', restore)
    else restore()
  }
  for (const event of events) addEventListener(event, activate)
  // Under Trusted Types only React writes markup: text, and its empty script element.
  const { trustedTypes } = window as { trustedTypes?: { createPolicy(name: string, rules: object): void } }
  trustedTypes?.createPolicy('default', {
    createHTML: (html: string) => (html.includes('<') && html !== '<script>\u003c/script>' ? null : html),
  })
  page.currentScript?.remove()
}
