import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * After client-side navigation, focuses the new page's heading, or the target of the URL's hash, so that keyboards
 * start there and screen readers announce it. The router handles the scroll position.
 */
export function FocusAfterNavigation() {
  const { pathname, hash } = useLocation()
  const previousPath = useRef(pathname)
  useEffect(() => {
    if (previousPath.current === pathname) return
    previousPath.current = pathname
    focusTarget(hash)?.focus({ preventScroll: true })
  }, [pathname, hash])
  return null
}

/**
 * The element to focus: the target of the hash, else the page's heading. The hash is not decoded: ids are ASCII, and
 * decoding throws on a hash such as #100%.
 */
export function focusTarget(hash: string): HTMLElement | null {
  const target = hash ? document.getElementById(hash.slice(1)) : null
  if (target && !target.hasAttribute('tabindex')) target.tabIndex = -1
  return target ?? document.querySelector<HTMLElement>('main h1') ?? document.getElementById('main')
}
