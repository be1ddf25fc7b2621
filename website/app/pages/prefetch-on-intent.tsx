import { useEffect, useState } from 'react'
import { PrefetchPageLinks } from 'react-router'
import { preloadForm } from './lazy-form.tsx'

/** A pointer that only crosses a link is faster, in milliseconds. */
const REST_MS = 40

/** Names of forms, by the path of the page that each stands on. */
export type FormAt = Readonly<Record<string, string>>

/**
 * Prefetches a page's data and its form's code while a link to it is hovered, focused or touched, unless the visitor
 * saves data. The form's code is loaded at the click at the latest: in parallel with the data, not after it.
 */
export function PrefetchOnIntent({ formAt }: { formAt: FormAt }) {
  const intended = useIntendedPage()
  useEffect(() => preloadFormAt(intended, formAt), [intended, formAt])
  useEffect(() => {
    const press = ({ target }: Event) => preloadFormAt(pageBehind(target), formAt)
    document.addEventListener('click', press, { capture: true })
    return () => document.removeEventListener('click', press, { capture: true })
  }, [formAt])
  return intended === null ? null : <PrefetchPageLinks page={intended} />
}

/** The page that a visitor is about to open; null: none, or nothing may be prefetched. */
function useIntendedPage(): string | null {
  const [intended, setIntended] = useState<string | null>(null)
  useEffect(() => {
    let resting: ReturnType<typeof setTimeout> | undefined
    const note = ({ type, target }: Event) => {
      clearTimeout(resting)
      const page = savesData() ? null : pageBehind(target)
      resting = setTimeout(() => setIntended(page), type === 'pointerover' ? REST_MS : 0)
    }
    for (const event of EVENTS) document.addEventListener(event, note)
    return () => {
      clearTimeout(resting)
      for (const event of EVENTS) document.removeEventListener(event, note)
    }
  }, [])
  return intended
}

const EVENTS = ['pointerover', 'pointerdown', 'focusin']

/** The other page of this site that a link leads to. */
function pageBehind(target: EventTarget | null): string | null {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link || link.target || link.origin !== location.origin || link.pathname === location.pathname)
    return null
  return link.pathname + link.search
}

/** Should the code not come, the move itself asks again, and says so. */
function preloadFormAt(page: string | null, formAt: FormAt): void {
  const name = page === null ? undefined : formAt[page]
  if (name !== undefined) preloadForm(name).catch(() => undefined)
}

function savesData(): boolean {
  const { connection } = navigator as {
    connection?: { readonly saveData: boolean; readonly effectiveType: string }
  }
  return connection !== undefined && (connection.saveData || connection.effectiveType.endsWith('2g'))
}
