/** A problem in the content. */
export interface Finding {
  /**
   * blocker: the site would drop the value, so it cannot be published. error: visitors notice. warning: advice for
   * editors.
   */
  readonly severity: 'blocker' | 'error' | 'warning'
  /** A page's path, or 'menu', 'footer', 'redirects'. */
  readonly location: string
  readonly message: string
  /** The path of the field in the content service, e.g. 'Content.2.buttonUrl'; '' for the whole document. */
  readonly field: string
}

/** A value that the site would drop. */
export function blocker(location: string, message: string, field = ''): Finding {
  return { severity: 'blocker', location, message, field }
}

/** Something that visitors notice. */
export function error(location: string, message: string, field = ''): Finding {
  return { severity: 'error', location, message, field }
}

/** Advice for editors. */
export function warning(location: string, message: string, field = ''): Finding {
  return { severity: 'warning', location, message, field }
}
