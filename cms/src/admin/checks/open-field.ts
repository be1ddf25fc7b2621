/**
 * Opens the block and the list entry that hold a field of the edit view, e.g. 'Content.2.cards.0.linkUrl', and focuses
 * the field. Clicks like an editor would: Strapi opens a field by its address only, which loses unsaved changes.
 */
export async function openField(field: string): Promise<void> {
  const [zone, ...indexes] = field.split('.').filter((part, index) => index === 0 || /^\d+$/.test(part))
  if (zone === undefined) return
  let place: Element | null = null
  if (indexes.length > 0) place = await openItem(blocks(), Number(indexes[0]))
  if (place && indexes.length > 1) place = (await openItem(entriesIn(place), Number(indexes[1]))) ?? place
  show(findControl(field) ?? place)
}

/** The blocks of the page, in order. */
function blocks(): Element[] {
  return [...document.querySelectorAll('ol[aria-describedby] > li')]
}

/** The list entries of an open block, in order; the first trigger is that of the block. */
function entriesIn(block: Element): Element[] {
  const triggers = [...block.querySelectorAll(TRIGGER)].slice(1)
  return triggers.flatMap((trigger) => trigger.closest('[data-state]')?.parentElement ?? [])
}

const TRIGGER = 'h3 button[aria-expanded], h4 button[aria-expanded], h5 button[aria-expanded]'

async function openItem(items: readonly Element[], index: number): Promise<Element | null> {
  const item = items[index]
  const trigger = item?.querySelector<HTMLElement>('button[aria-expanded]')
  if (!item || !trigger) return null
  if (trigger.getAttribute('aria-expanded') === 'false') trigger.click()
  await nextFrames()
  return item
}

/** Plain fields are named by their path; pictures, lists and rich text carry it in an id or not at all. */
function findControl(field: string): Element | null {
  return document.querySelector(`[name="${CSS.escape(field)}"], [id="${CSS.escape(field)}"]`)
}

function show(element: Element | null): void {
  if (!(element instanceof HTMLElement)) return
  element.scrollIntoView({ block: 'center' })
  const control = element.matches('input, textarea, button, [tabindex]')
    ? element
    : element.querySelector<HTMLElement>('input, textarea, button, [tabindex]')
  control?.focus({ preventScroll: true })
}

/** React renders what was opened before the second frame. */
function nextFrames(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
  })
}
