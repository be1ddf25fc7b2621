import type { Values } from '../../editing/document-model.ts'
import type { ReadableModels } from '../../editing/models-within.ts'
import { readableLines } from '../../editing/readable-lines.ts'
import { toSnapshot } from '../../editing/snapshot.ts'
import type { Comparison } from './comparison'

/** A stored draft as the content service gives it (cms/src/concurrent-edits/comparison-routes.ts). */
export interface StoredDraft {
  readonly values: Values
  readonly models: ReadableModels
}

/** The texts of a draft that is not saved, and of the stored one. */
export function compareDrafts(type: string, typed: object, { values, models }: StoredDraft): Comparison {
  const findModel = (uid: string) => models[uid]
  const model = findModel(type)
  if (!model) return { mine: [], theirs: [] }
  return {
    mine: readableLines(toSnapshot({ ...typed }, model, findModel), model, findModel),
    theirs: readableLines(values, model, findModel),
  }
}
