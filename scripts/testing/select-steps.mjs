/**
 * The named steps and whatever they need, in their usual order.
 *
 * @param {readonly import('./steps.mjs').Step[]} steps
 * @param {readonly string[]} names every step when there are none
 * @returns {{ readonly steps: readonly import('./steps.mjs').Step[] } | { readonly problem: string }}
 */
export function selectSteps(steps, names) {
  if (names.length === 0) return { steps }
  const known = new Map(steps.map((step) => [step.name, step]))
  const unknown = names.filter((name) => !known.has(name))
  if (unknown.length > 0)
    return { problem: `Unknown step: ${unknown.join(', ')}. The steps are: ${[...known.keys()].join(', ')}.` }
  const wanted = new Set(names.flatMap((name) => [name, ...neededBy(known, name)]))
  return { steps: steps.filter(({ name }) => wanted.has(name)) }
}

function neededBy(known, name) {
  return (known.get(name)?.needs ?? []).flatMap((need) => [need, ...neededBy(known, need)])
}

/**
 * The names after `--only`, e.g. `--only unit,parts` or `--only=unit`.
 *
 * @param {readonly string[]} words arguments of the command
 * @returns {readonly string[]}
 */
export function onlyOf(words) {
  const place = words.findIndex((word) => word === '--only' || word.startsWith('--only='))
  if (place < 0) return []
  const value = words[place] === '--only' ? (words[place + 1] ?? '') : words[place].slice('--only='.length)
  return value.split(',').map((name) => name.trim())
}
