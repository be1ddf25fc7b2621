/**
 * JSON on one line, in which control characters and those that turn the direction of text around are escaped: a
 * terminal that shows it is not steered by an answer, and a program reads the same text.
 */
export function printableJson(value: unknown): string {
  return JSON.stringify(value).replaceAll(/\p{C}/gu, escaped)
}

/** As one or two units of UTF-16. */
function escaped(character: string): string {
  return Array.from({ length: character.length }, (_unit, index) => {
    const unit = character.charCodeAt(index).toString(16).padStart(4, '0')
    return `\\u${unit}`
  }).join('')
}
