import { startBudget, type Budget } from '../asking/budget.ts'
import type { Copies } from './copies.server.ts'
import type { DroppedTags } from './dropped-tags.ts'
import { createDocumentMemory, type Entry } from './document-memory.ts'
import { createRecentlyUsed } from './recently-used.ts'
import type { Kept, Resource } from './resource.ts'
import { createUnconfirmed } from './unconfirmed.ts'

export interface KeptDocuments {
  /**
   * The value from memory, else disk, else the service: what is old is shown while it is asked for anew, what was
   * dropped is asked for first. null when there is nothing. With `hasDefault`, a service that is not well is not waited for.
   */
  read<T>(resource: Resource<T>, hasDefault: boolean, budget?: Budget): Promise<Kept<T> | null>
  /** Asks now, whatever is kept. null when the service gave no answer. */
  refresh<T>(resource: Resource<T>): Promise<Kept<T> | null>
  /** Fetches now, before anybody asks. Without an answer it is tried again with all that is unconfirmed. */
  prefetch(resource: Resource<unknown>): Promise<void>
  /** Asks again for everything that was shown without the service's word. */
  refreshUnconfirmed(): Promise<void>
  /** What is kept in memory, has not been dropped and is fresh. */
  peek<T>(resource: Resource<T>): Kept<T> | null
  /** Whether what is kept in memory is known to have changed since it was asked for. */
  isOutdated(resource: Resource<unknown>): boolean
}

export interface KeptDocumentsOptions {
  readonly copies: Copies
  readonly dropped: DroppedTags
  readonly clock: () => number
  /** Whether visitors may be made to wait for the service although there is something else to show. */
  readonly isWell: () => boolean
  readonly budgetMs: number
  /** Told when an answer differs from what was shown, though nobody said that it changed. */
  readonly onDifference: (tags: readonly string[]) => void
}

/** After a request without an answer the next one waits, so that a service that refuses is not asked at every view. */
const PAUSE_MS = 2000
const MOST_UNANSWERED = 500

export function createKeptDocuments(options: KeptDocumentsOptions): KeptDocuments {
  const { copies, dropped, clock, isWell, budgetMs, onDifference } = options
  const memory = createDocumentMemory(copies)
  const unanswered = createRecentlyUsed<{ readonly until: number; readonly moment: number }>(MOST_UNANSWERED)
  const unconfirmed = createUnconfirmed()
  const underway = new Map<string, { readonly moment: number; readonly answer: Promise<Entry | null> }>()

  const isCurrent = (entry: Entry) => dropped.isCurrent(entry.tags, entry.moment)
  const isFresh = <T>({ freshMs }: Resource<T>, entry: Entry<T>) =>
    entry.isConfirmed && clock() - entry.askedAt < freshMs(entry.value)

  async function read<T>(
    resource: Resource<T>,
    hasDefault: boolean,
    budget?: Budget,
  ): Promise<Kept<T> | null> {
    const old = await memory.recallAnywhere(resource)
    if (old && isCurrent(old) && isFresh(resource, old)) return old
    const needNotWait = old ? isCurrent(old) || !isWell() : hasDefault && !isWell()
    const answered = needNotWait || isPausing(resource.key) ? null : await ask(resource, budget)
    if (answered) return answered
    unconfirmed.add(resource, old, hasDefault)
    if (needNotWait && !isPausing(resource.key)) void ask(resource)
    return old && { ...old, isConfirmed: false }
  }

  /** One request a key at a time; who comes after a drop starts another. */
  function ask<T>(resource: Resource<T>, budget = startBudget(budgetMs)): Promise<Entry<T> | null> {
    const moment = dropped.now()
    const current = underway.get(resource.key)
    if (current?.moment === moment) return current.answer as Promise<Entry<T> | null>
    const answer = askAnew(resource, moment, budget()).finally(() => {
      if (underway.get(resource.key)?.answer === answer) underway.delete(resource.key)
    })
    underway.set(resource.key, { moment, answer })
    return answer
  }

  async function askAnew<T>(
    resource: Resource<T>,
    moment: number,
    signal: AbortSignal,
  ): Promise<Entry<T> | null> {
    const askedAt = clock()
    const asked = await resource.ask(signal)
    if (!asked) {
      unanswered.set(resource.key, { until: clock() + PAUSE_MS, moment })
      return null
    }
    const before = memory.recall(resource)
    if (before && before.moment > moment) return before
    const entry = { ...asked, isConfirmed: true, moment, askedAt, tags: resource.tags(asked.value) }
    const wasShownOtherwise = unconfirmed.settle(resource.key, asked.body)
    const hasChangedUntold = before !== undefined && isCurrent(before) && before.body !== asked.body
    memory.remember(resource, entry)
    if (wasShownOtherwise || hasChangedUntold)
      onDifference([...new Set([...(before?.tags ?? []), ...entry.tags])])
    return entry
  }

  function isPausing(key: string): boolean {
    const last = unanswered.get(key)
    return last !== undefined && last.moment === dropped.now() && clock() < last.until
  }

  async function prefetch(resource: Resource<unknown>): Promise<void> {
    if (!(await ask(resource))) unconfirmed.add(resource, memory.recall(resource) ?? null, true)
  }

  async function refreshUnconfirmed(): Promise<void> {
    for (const resource of unconfirmed.resources()) await ask(resource)
  }

  return {
    read,
    refresh: (resource) => ask(resource),
    prefetch,
    refreshUnconfirmed,
    peek(resource) {
      const entry = memory.recall(resource)
      return entry && isCurrent(entry) && isFresh(resource, entry) ? entry : null
    },
    isOutdated(resource) {
      const entry = memory.recall(resource)
      return entry !== undefined && !isCurrent(entry)
    },
  }
}
