import { useEffect, useState } from 'react'
import { PrefetchPageLinks } from 'react-router'
import { bringForm } from './lazy-form.tsx'

/** How long a pointer rests on a link before it is taken at its word, in milliseconds: crossing one is faster. */
const REST_MS = 40

/** Names of forms, by the path of the page that each stands on. */
export type FormAt = Readonly<Record<string, string>>

/**
 * Asks for a page's data and its form's code while a link to it is pointed at, focused or touched, unless data is to be
 * saved. The form's code is asked for with the press at the latest: beside the data, not after them.
 */
export function AskAhead({ formAt }: { formAt: FormAt }) {
  const meant = useMeantPage()
  useEffect(() => bringFormAt(meant, formAt), [meant, formAt])
  useEffect(() => {
    const press = ({ target }: Event) => bringFormAt(pageBehind(target), formAt)
    document.addEventListener('click', press, { capture: true })
    return () => document.removeEventListener('click', press, { capture: true })
  }, [formAt])
  return meant === null ? null : <PrefetchPageLinks page={meant} />
}

/** The page that a visitor seems about to open; null: none, or it must not cost anything. */
function useMeantPage(): string | null {
  const [meant, setMeant] = useState<string | null>(null)
  useEffect(() => {
    let resting: ReturnType<typeof setTimeout> | undefined
    const mean = ({ type, target }: Event) => {
      clearTimeout(resting)
      const page = savesData() ? null : pageBehind(target)
      resting = setTimeout(() => setMeant(page), type === 'pointerover' ? REST_MS : 0)
    }
    for (const sign of SIGNS) document.addEventListener(sign, mean)
    return () => {
      clearTimeout(resting)
      for (const sign of SIGNS) document.removeEventListener(sign, mean)
    }
  }, [])
  return meant
}

const SIGNS = ['pointerover', 'pointerdown', 'focusin']

/** The other page of this site that a link leads to. */
function pageBehind(target: EventTarget | null): string | null {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link || link.target || link.origin !== location.origin || link.pathname === location.pathname)
    return null
  return link.pathname + link.search
}

/** Should the code not come, the move itself asks again, and says so. */
function bringFormAt(page: string | null, formAt: FormAt): void {
  const name = page === null ? undefined : formAt[page]
  if (name !== undefined) bringForm(name).catch(() => undefined)
}

function savesData(): boolean {
  const { connection } = navigator as {
    connection?: { readonly saveData: boolean; readonly effectiveType: string }
  }
  return connection !== undefined && (connection.saveData || connection.effectiveType.endsWith('2g'))
}
