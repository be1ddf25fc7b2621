type Point = readonly [x: number, y: number]

interface Command {
  readonly letter: string
  readonly points: readonly Point[]
}

/**
 * A glyph's path in whole, relative steps from (x, 0), `unit` steps to a font unit, y downwards. The same letter always
 * reads the same and so compresses away; steps are rounded against the exact place, so that no error adds up.
 */
export function outlineOf(path: string, x: number, unit: number): string {
  let here: Point = [0, 0]
  let start = here
  let letter = ''
  return commandsOf(path, unit)
    .map((command) => {
      const written = write(command, here, letter, Math.round(x))
      if (command.letter === 'M') start = command.points[0] ?? start
      here = command.letter === 'Z' ? start : (command.points.at(-1) ?? here)
      letter = command.letter
      return written
    })
    .join('')
}

function commandsOf(path: string, unit: number): Command[] {
  return [...path.matchAll(/([MLQCZ])([^MLQCZ]*)/g)].map(([, letter = '', numbers = '']) => {
    const values = numbers.split(/[ ,]+/).filter(Boolean).map(Number)
    const points = Array.from({ length: values.length / 2 }, (_, index): Point => [
      Math.round((values[index * 2] ?? 0) * unit),
      Math.round(-(values[index * 2 + 1] ?? 0) * unit),
    ])
    return { letter, points }
  })
}

/** `before` is the letter of the command before; '' begins the glyph, which alone is placed absolutely. */
function write({ letter, points }: Command, here: Point, before: string, x: number): string {
  if (letter === 'Z') return 'z'
  if (before === '') return `M${joined(points.map(([px, py]): Point => [px + x, py]))}`
  const steps = points.map(([px, py]): Point => [px - here[0], py - here[1]])
  if (letter === 'L') return line(steps[0] ?? [0, 0])
  return letter === before ? parted(joined(steps)) : letter.toLowerCase() + joined(steps)
}

function line([dx, dy]: Point): string {
  if (dx === 0 && dy === 0) return ''
  if (dx === 0) return `v${dy}`
  return dy === 0 ? `h${dx}` : `l${joined([[dx, dy]])}`
}

/** A curve after a curve need not say so again. */
function parted(numbers: string): string {
  return numbers.startsWith('-') ? numbers : ` ${numbers}`
}

/** Numbers side by side with no more between them than a reader of SVG needs. */
function joined(points: readonly Point[]): string {
  return points
    .flat()
    .map(String)
    .reduce((text, value) => text + (text && !value.startsWith('-') ? ' ' : '') + value, '')
}
