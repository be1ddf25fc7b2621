/** What an act gives; undefined when it throws. The browser's storage may be blocked or full: then nothing is kept, and nothing breaks. */
export function attempt<T>(act: () => T): T | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}
