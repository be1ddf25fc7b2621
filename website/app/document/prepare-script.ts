/**
 * On a page with a form, when the browser is idle after loading: fetches the parked scripts, which stay asleep until
 * the first touch (see wake-script.ts), unless data is to be saved. Wakes them at once where they have something to
 * say: when the page answers a form sent without them, or when a draft of its form lies on this device or in this tab.
 *
 * @param draftKey what a form's name is added to where its draft is kept
 */
export function prepareScript(draftKey: string, answersAPost: boolean): string {
  return `(${prepare.toString()})(${JSON.stringify(draftKey)},${Number(answersAPost)})`
}

/** Stands in the page as text: it may use nothing from outside itself. */
function prepare(draftKey: string, answersAPost: number): void {
  const page = document
  const hasDraft = ({ dataset }: HTMLElement) => {
    try {
      return [localStorage, sessionStorage].some((kept) => kept.getItem(draftKey + dataset['form']) !== null)
    } catch {
      return false
    }
  }
  const act = () => {
    const { connection } = navigator as { connection?: { saveData: boolean } }
    if (answersAPost || [...page.querySelectorAll<HTMLElement>('form[data-form]')].some(hasDraft))
      dispatchEvent(new Event('wake'))
    else if (!connection?.saveData)
      for (const { content } of page.querySelectorAll<HTMLTemplateElement>('template[data-parked]'))
        for (const part of content.querySelectorAll('[href],[src]'))
          // Read to the end, so that it is kept. Nobody waits for it, and nothing runs.
          fetch(part.getAttribute('href') ?? part.getAttribute('src')!, { priority: 'low' })
            .then((answer) => answer.blob())
            .catch(() => undefined)
  }
  addEventListener('load', () => (window.requestIdleCallback ?? setTimeout)(act))
  page.currentScript?.remove()
}
