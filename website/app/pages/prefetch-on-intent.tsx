import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { PrefetchPageLinks } from 'react-router'
import { loadLazyBlocks } from '../blocks/block-components.ts'
import { preloadForm } from './lazy-form.tsx'

/** A pointer that only crosses a link leaves it sooner. */
const HOVER_DELAY_MS = 40

/** Names of forms by the path of their page. */
export type FormsByPath = Readonly<Record<string, string>>

/**
 * Prefetches a page's data and its code while a link to it is hovered, focused or touched, unless the visitor saves
 * data. The code is loaded at the click at the latest: in parallel with the data, not after it.
 */
export function PrefetchOnIntent({ formsByPath }: { formsByPath: FormsByPath }) {
  const intended = useIntendedPage()
  useEffect(() => preloadCode(intended, formsByPath), [intended, formsByPath])
  useEffect(() => {
    const press = ({ target }: Event) => preloadCode(linkedPage(target), formsByPath)
    document.addEventListener('click', press, { capture: true })
    return () => document.removeEventListener('click', press, { capture: true })
  }, [formsByPath])
  return intended === null ? null : <PrefetchData key={intended} page={intended} />
}

/**
 * Fetches the data that React Router names in its prefetch links, which stay outside the document: Firefox checks such
 * links against `default-src`, which allows nothing, and WebKit ignores them.
 */
function PrefetchData({ page }: { page: string }) {
  const [outside] = useState(() => document.createElement('div'))
  useEffect(() => {
    for (const link of outside.querySelectorAll<HTMLLinkElement>('[rel=prefetch]')) prefetch(link.href)
  }, [outside])
  return createPortal(<PrefetchPageLinks page={page} {...STAYS_IN_PLACE} />, outside)
}

/** React moves links to the document's head, except those with an event handler. */
const STAYS_IN_PLACE = { onLoad: () => undefined }

/** Reads the response to its end, so that the browser caches it. If this fails, navigation tries again. */
function prefetch(url: string): void {
  fetch(url, { priority: 'low' })
    .then((response) => response.blob())
    .catch(() => undefined)
}

/** The page that the visitor is about to open; null: none, or prefetching is not allowed. */
function useIntendedPage(): string | null {
  const [intended, setIntended] = useState<string | null>(null)
  useEffect(() => {
    let resting: ReturnType<typeof setTimeout> | undefined
    const note = ({ type, target }: Event) => {
      clearTimeout(resting)
      const page = savesData() ? null : linkedPage(target)
      resting = setTimeout(() => setIntended(page), type === 'pointerover' ? HOVER_DELAY_MS : 0)
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

/** Path of the page that a link leads to, if it is another page of this site. */
function linkedPage(target: EventTarget | null): string | null {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link || link.target || link.origin !== location.origin || link.pathname === location.pathname)
    return null
  return link.pathname + link.search
}

/** If this fails, navigation tries again and reports the error. */
function preloadCode(page: string | null, formsByPath: FormsByPath): void {
  if (page === null) return
  const name = formsByPath[page]
  const loading: Promise<unknown> = name === undefined ? loadLazyBlocks() : preloadForm(name)
  loading.catch(() => undefined)
}

function savesData(): boolean {
  const { connection } = navigator as {
    connection?: { readonly saveData: boolean; readonly effectiveType: string }
  }
  return connection !== undefined && (connection.saveData || connection.effectiveType.endsWith('2g'))
}
