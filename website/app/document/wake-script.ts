/**
 * Brings parked scripts to life: at the first pointer (a touch is one), key or focus, or when another script says so by
 * a `wake` event (see prepare-script.ts). It removes itself, so that the document is again what React wrote. It is the
 * same on every page, so that its hash in the content security policy is too.
 */
export const WAKE_SCRIPT = `(${wakeScripts.toString()})()`

/** Stands in the page as text: it may use nothing from outside itself. */
function wakeScripts(): void {
  const page = document
  const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'wake']
  const put = () => {
    for (const parked of page.querySelectorAll<HTMLTemplateElement>('template[data-parked]'))
      parked.replaceWith(parked.content)
  }
  const wake = () => {
    for (const sign of signs) removeEventListener(sign, wake)
    if (page.readyState === 'loading') addEventListener('DOMContentLoaded', put)
    else put()
  }
  for (const sign of signs) addEventListener(sign, wake)
  // Where Trusted Types guard, React may write text and its empty script element, and nobody anything else.
  const { trustedTypes } = window as { trustedTypes?: { createPolicy(name: string, rules: object): void } }
  trustedTypes?.createPolicy('default', {
    createHTML: (html: string) => (html.includes('<') && html !== '<script>\u003c/script>' ? null : html),
  })
  page.currentScript?.remove()
}
