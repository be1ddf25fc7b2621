type Point = readonly [x: number, y: number]

interface Command {
  readonly letter: string
  readonly points: readonly Point[]
}

/**
 * A glyph's path as relative integer commands starting at (x, 0), with `unit` steps per font unit and y downwards.
 * Equal glyphs give equal text, which compresses well. Rounding uses the exact position, so errors do not accumulate.
 */
export function glyphOutline(path: string, x: number, unit: number): string {
  let here: Point = [0, 0]
  let start = here
  let letter = ''
  return commandsOf(path, unit)
    .map((command) => {
      const written = writeCommand(command, here, letter, Math.round(x))
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

/** `previous` is the letter of the previous command; '' starts the glyph, the only absolute command. */
function writeCommand({ letter, points }: Command, here: Point, previous: string, x: number): string {
  if (letter === 'Z') return 'z'
  if (previous === '') return `M${joined(points.map(([px, py]): Point => [px + x, py]))}`
  const steps = points.map(([px, py]): Point => [px - here[0], py - here[1]])
  if (letter === 'L') return line(steps[0] ?? [0, 0])
  return letter === previous ? separated(joined(steps)) : letter.toLowerCase() + joined(steps)
}

function line([dx, dy]: Point): string {
  if (dx === 0 && dy === 0) return ''
  if (dx === 0) return `v${dy}`
  return dy === 0 ? `h${dx}` : `l${joined([[dx, dy]])}`
}

/** A repeated command omits its letter, so its numbers need a separator. */
function separated(numbers: string): string {
  return numbers.startsWith('-') ? numbers : ` ${numbers}`
}

/** Numbers with the fewest separators that SVG allows. */
function joined(points: readonly Point[]): string {
  return points
    .flat()
    .map(String)
    .reduce((text, value) => text + (text && !value.startsWith('-') ? ' ' : '') + value, '')
}
