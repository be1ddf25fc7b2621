/** The result of an action; undefined when it throws. For browser storage, which may be blocked or full. */
export function tryOrUndefined<T>(action: () => T): T | undefined {
  try {
    return action()
  } catch {
    return undefined
  }
}
