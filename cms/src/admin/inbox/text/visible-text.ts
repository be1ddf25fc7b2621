/** Characters that change the direction of text: with them, a name could read as another. */
const DIRECTION_CONTROLS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu

/** Control characters but tab and line feed. */
const CONTROLS = /[^\P{Cc}\t\n]/gu

/** What a visitor typed, with invisible control characters made visible, e.g. `[U+202E]`. Line breaks become `\n`. */
export function visibleText(text: string): string {
  return text.replaceAll(/\r\n?/gu, '\n').replaceAll(CONTROLS, name).replaceAll(DIRECTION_CONTROLS, name)
}

/** The same in one line. */
export function visibleLine(text: string): string {
  return visibleText(text).replaceAll(/\s+/gu, ' ').trim()
}

function name(character: string): string {
  return `[U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}]`
}
