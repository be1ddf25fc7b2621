/** A problem in the content. Visitors notice errors; warnings are advice for editors. */
export interface Finding {
  readonly severity: 'error' | 'warning'
  /** A page's path, or 'menu', 'footer', 'redirects'. */
  readonly location: string
  readonly message: string
}

export function error(location: string, message: string): Finding {
  return { severity: 'error', location, message }
}

export function warning(location: string, message: string): Finding {
  return { severity: 'warning', location, message }
}
