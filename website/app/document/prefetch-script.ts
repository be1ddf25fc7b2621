/**
 * On a page with a form, once the browser is idle after loading: prefetches the deferred scripts, which stay inert
 * until the first interaction (activation-script.ts), unless the visitor saves data. Activates them immediately where
 * they change what is shown: on the response to a form sent without JavaScript, or if this device or tab stores a
 * draft or a receipt of its form.
 *
 * @param storageKeys prefixes of the keys of drafts and receipts; the form's name follows
 */
export function prefetchScript(storageKeys: readonly string[], isPostResponse: boolean): string {
  return `(${prepare.toString()})(${JSON.stringify(storageKeys)},${Number(isPostResponse)})`
}

/** Its source text becomes part of the page: it may not refer to anything outside itself. */
function prepare(storageKeys: readonly string[], isPostResponse: number): void {
  const page = document
  const isStored = ({ dataset }: HTMLElement) => {
    try {
      return [localStorage, sessionStorage].some((storage) =>
        storageKeys.some((key) => storage.getItem(key + dataset['form']) !== null),
      )
    } catch {
      return false
    }
  }
  const whenIdle = window.requestIdleCallback ?? setTimeout
  // One at a time: starting all of them is a long task on a phone. Once they are activated there are none left.
  const prefetch = (index: number) => {
    const part = [...page.querySelectorAll<HTMLTemplateElement>('template[data-deferred]')].flatMap(
      ({ content }) => [...content.querySelectorAll('[href],[src]')],
    )[index]
    if (!part) return
    // Read to the end, so that the browser caches it.
    fetch(part.getAttribute('href') ?? part.getAttribute('src')!, { priority: 'low' })
      .then((response) => response.blob())
      .catch(() => undefined)
    whenIdle(() => prefetch(index + 1))
  }
  const act = () => {
    const { connection } = navigator as { connection?: { saveData: boolean } }
    if (isPostResponse || [...page.querySelectorAll<HTMLElement>('form[data-form]')].some(isStored))
      dispatchEvent(new Event('activate'))
    else if (!connection?.saveData) prefetch(0)
  }
  addEventListener('load', () => whenIdle(act))
  page.currentScript?.remove()
}
