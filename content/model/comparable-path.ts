/** A path as the site compares it: decoded, in one Unicode form, without a slash at its end. */
export function comparablePath(path: string): string {
  return decodeIfValid(path)
    .normalize('NFC')
    .replace(/(?<=.)\/$/, '')
}

/** Text without its percent-encoding; as it is where that is not valid. */
export function decodeIfValid(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
