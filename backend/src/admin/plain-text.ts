/** A terminal obeys control characters, and turns the direction of text around; an answer must not steer it. */
export function plainText(text: string): string {
  return text.replaceAll(/[^\P{C}\n]/gu, '')
}

/** The same on one line. */
export function plainLine(text: string): string {
  return plainText(text).replaceAll(/\s+/gu, ' ')
}
