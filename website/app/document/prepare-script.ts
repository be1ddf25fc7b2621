/**
 * On a page with a form, once the browser is idle after loading: prefetches the deferred scripts, which stay inert until
 * the first interaction (activate-script.ts), unless the visitor saves data. Activates them at once where they change what is
 * shown: when the page answers a form sent without them, or when this device or tab holds a draft or a receipt of its form.
 *
 * @param storageKeys prefixes of the keys of drafts and receipts; the form's name follows
 */
export function prepareScript(storageKeys: readonly string[], isPostResponse: boolean): string {
  return `(${prepare.toString()})(${JSON.stringify(storageKeys)},${Number(isPostResponse)})`
}

/** Stands in the page as text: it may use nothing from outside itself. */
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
  const act = () => {
    const { connection } = navigator as { connection?: { saveData: boolean } }
    if (isPostResponse || [...page.querySelectorAll<HTMLElement>('form[data-form]')].some(isStored))
      dispatchEvent(new Event('activate'))
    else if (!connection?.saveData)
      for (const { content } of page.querySelectorAll<HTMLTemplateElement>('template[data-deferred]'))
        for (const part of content.querySelectorAll('[href],[src]'))
          // Read to the end, so that it is kept. Nobody waits for it, and nothing runs.
          fetch(part.getAttribute('href') ?? part.getAttribute('src')!, { priority: 'low' })
            .then((answer) => answer.blob())
            .catch(() => undefined)
  }
  addEventListener('load', () => (window.requestIdleCallback ?? setTimeout)(act))
  page.currentScript?.remove()
}
