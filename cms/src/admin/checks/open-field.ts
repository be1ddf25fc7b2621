import { focusInMiddle } from '../editing/focus-in-middle'
import { waitFor } from '../editing/wait-for'

/**
 * Opens the block and the list entry that hold a field of the edit view, e.g. 'Content.2.cards.0.linkUrl', and focuses
 * the field. Clicks like an editor would: Strapi opens a field by its address only, which loses unsaved changes.
 */
export async function openField(field: string): Promise<void> {
  const [, block, entry] = /^\w+(?:\.(\d+))?(?:\.\w+\.(\d+))?/.exec(field) ?? []
  let place: Element | null = null
  if (block !== undefined) place = await openItem(blocks, Number(block))
  if (place && entry !== undefined) place = (await openItem(entriesIn(place), Number(entry))) ?? place
  const isBlock = /^\w+\.\d+$/.test(field)
  show((isBlock ? null : await waitFor(() => findControl(field))) ?? place)
}

/** The triggers of the page's blocks, in order. */
function blocks(): Element[] {
  return [...document.querySelectorAll('ol[aria-describedby] > li')].flatMap(
    (item) => item.querySelector(TRIGGER) ?? [],
  )
}

/** The triggers of the list entries in an open block, in order; the first trigger is that of the block itself. */
function entriesIn(block: Element): () => Element[] {
  return () => [...block.querySelectorAll(TRIGGER)].slice(1)
}

/** Of an accordion, not of a menu or a choice. */
const TRIGGER = 'button[aria-expanded][aria-controls][data-orientation]:not([role],[aria-haspopup])'

/** Opens an item of an accordion unless it is open; returns what encloses it, or null when there is none. */
async function openItem(triggers: () => Element[], index: number): Promise<Element | null> {
  const trigger = await waitFor(() => triggers()[index] ?? null)
  if (!(trigger instanceof HTMLElement)) return null
  if (trigger.getAttribute('aria-expanded') === 'false') trigger.click()
  return trigger.closest('li') ?? trigger
}

/** Plain fields are named by their path; pictures, lists and rich text carry it in an id or not at all. */
function findControl(field: string): Element | null {
  return document.querySelector(`[name="${CSS.escape(field)}"], [id="${CSS.escape(field)}"]`)
}

function show(element: Element | null): void {
  const control = element?.matches(FOCUSABLE) ? element : element?.querySelector(FOCUSABLE)
  if (element instanceof HTMLElement) focusInMiddle(element, control)
}

const FOCUSABLE = 'input, textarea, button, [tabindex]'
