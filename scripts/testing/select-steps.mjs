/**
 * The named steps and those they need, in the order of the list.
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
  const wanted = new Set(names.flatMap((name) => [name, ...stepsNeededBy(known, name)]))
  return { steps: steps.filter(({ name }) => wanted.has(name)) }
}

function stepsNeededBy(known, name) {
  return (known.get(name)?.needs ?? []).flatMap((need) => [need, ...stepsNeededBy(known, need)])
}
