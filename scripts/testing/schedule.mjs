/**
 * Runs independent steps concurrently: a step starts when those it needs have passed and a slot is free. A step marked
 * `alone` runs by itself; one marked `noSlot` needs no slot; one marked `last` starts after all that are not, which
 * therefore cannot need it. A step that needs a failed one is skipped and counts as failed.
 *
 * @template {{ name: string, needs?: readonly string[], alone?: boolean, noSlot?: boolean, last?: boolean }} Step
 * @template {{ failed: number }} Outcome
 * @param {readonly Step[]} steps in the order in which they should start; each comes after those it needs
 * @param {{ concurrency: number, run: (step: Step) => Promise<Outcome>, skip: (step: Step, need: string) => Outcome }}
 * options
 * @returns {Promise<readonly Outcome[]>} in the order of the steps
 */
export async function schedule(steps, { concurrency, run, skip }) {
  const outcomes = new Map()
  const running = new Map()
  const waiting = new Set([...steps.filter((step) => !step.last), ...steps.filter((step) => step.last)])
  while (true) {
    for (const step of startable()) start(step)
    if (waiting.size === 0 && running.size === 0) break
    if (running.size === 0) throw new Error('A step needs one that is not in the list.')
    await Promise.race(running.values())
  }
  return steps.map(({ name }) => outcomes.get(name))

  /** Removes the steps that can start now from `waiting`. */
  function* startable() {
    for (const step of waiting) {
      const failed = (step.needs ?? []).find((need) => outcomes.get(need)?.failed > 0)
      if (failed) {
        waiting.delete(step)
        outcomes.set(step.name, skip(step, failed))
      } else if (isReady(step) && isItsTurn(step) && hasSlot(step)) {
        waiting.delete(step)
        yield step
      }
    }
  }

  function isReady({ needs = [] }) {
    return needs.every((need) => outcomes.has(need))
  }

  function isItsTurn({ last = false }) {
    return !last || [...waiting].every((step) => step.last)
  }

  function hasSlot({ alone = false, noSlot = false }) {
    const started = [...running.keys()]
    if (alone)
      return (
        running.size === 0 && [...waiting].every((step) => step.alone || !isReady(step) || !isItsTurn(step))
      )
    if (started.some((step) => step.alone)) return false
    return noSlot || started.filter((step) => !step.noSlot).length < concurrency
  }

  function start(step) {
    const finished = run(step).then((outcome) => {
      running.delete(step)
      outcomes.set(step.name, outcome)
    })
    running.set(step, finished)
  }
}
