/** Something an editor should look at. Errors are what visitors stumble over. */
export interface Finding {
  readonly severity: 'error' | 'warning'
  /** A page's path, or 'menu', 'footer', 'redirects'. */
  readonly where: string
  readonly what: string
}

export function error(where: string, what: string): Finding {
  return { severity: 'error', where, what }
}

export function warning(where: string, what: string): Finding {
  return { severity: 'warning', where, what }
}
