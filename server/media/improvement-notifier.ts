/**
 * Notifies once when all that was expected for a tag is done, so that a page with many images is rendered again once.
 */
interface ImprovementNotifier {
  notifyAfter(tags: readonly string[], done: Promise<unknown>): void
}

/** `onImproved` receives the tags for which nothing is pending any more. */
export function createImprovementNotifier(
  onImproved: (tags: readonly string[]) => void,
): ImprovementNotifier {
  const expected = new Map<string, number>()

  function finished(tags: readonly string[]): void {
    const complete = tags.filter((tag) => {
      const left = (expected.get(tag) ?? 1) - 1
      if (left > 0) expected.set(tag, left)
      else expected.delete(tag)
      return left <= 0
    })
    if (complete.length > 0) onImproved(complete)
  }

  return {
    notifyAfter(tags, done) {
      for (const tag of tags) expected.set(tag, (expected.get(tag) ?? 0) + 1)
      void done.then(
        () => finished(tags),
        () => finished(tags),
      )
    },
  }
}
