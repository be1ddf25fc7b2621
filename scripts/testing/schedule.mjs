/**
 * Runs steps at the same time as far as they allow it: a step starts when those it needs have passed and there is room.
 * A step marked `alone` has the machine to itself. A step that needs one that failed is not run and counts as failed.
 *
 * @template {{ name: string, needs?: readonly string[], alone?: boolean }} Step
 * @template {{ failed: number }} Outcome
 * @param {readonly Step[]} steps in the order in which they should start; each stands after those it needs
 * @param {{ atATime: number, run: (step: Step) => Promise<Outcome>, skip: (step: Step, need: string) => Outcome }} how
 * @returns {Promise<readonly Outcome[]>} in the order of the steps
 */
export async function schedule(steps, { atATime, run, skip }) {
  const outcomes = new Map()
  const running = new Map()
  const waiting = new Set(steps)
  while (true) {
    for (const step of startable()) start(step)
    if (waiting.size === 0 && running.size === 0) break
    if (running.size === 0) throw new Error('A step needs one that is not in the list.')
    await Promise.race(running.values())
  }
  return steps.map(({ name }) => outcomes.get(name))

  /** Takes what can start now off the waiting list. */
  function* startable() {
    for (const step of waiting) {
      const failed = (step.needs ?? []).find((need) => outcomes.get(need)?.failed > 0)
      if (failed) {
        waiting.delete(step)
        outcomes.set(step.name, skip(step, failed))
      } else if (isReady(step) && hasRoom(step)) {
        waiting.delete(step)
        yield step
      }
    }
  }

  function isReady({ needs = [] }) {
    return needs.every((need) => outcomes.has(need))
  }

  function hasRoom({ alone = false }) {
    if (alone) return running.size === 0 && [...waiting].every((step) => step.alone || !isReady(step))
    return running.size < atATime && ![...running.keys()].some((step) => step.alone)
  }

  function start(step) {
    const ended = run(step).then((outcome) => {
      running.delete(step)
      outcomes.set(step.name, outcome)
    })
    running.set(step, ended)
  }
}
