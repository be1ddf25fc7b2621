/**
 * Which drafts this window shows, as sent in the header x-draft-version (cms/src/concurrent-edits/draft-version.ts).
 */
export interface LoadedDraft {
  readonly type: string
  readonly documentId: string
  readonly version: string
}

interface LoadedDrafts {
  /** A form or list was filled from this draft. */
  load(draft: LoadedDraft): void
  /** This window has replaced a draft by a newer one, which its form shows before it is loaded again. */
  replace(draft: LoadedDraft, version: string): void
  /** The draft that a document's form shows; without a document id, that of a single type. */
  find(type: string, documentId?: string): LoadedDraft | undefined
}

/** The drafts that the panel has loaded, with what replaced them. */
export function createLoadedDrafts(): LoadedDrafts {
  const loaded = new Map<string, LoadedDraft>()
  const replacements = new Map<string, string>()

  return {
    load(draft) {
      loaded.set(keyOf(draft.type, draft.documentId), draft)
      loaded.set(draft.type, draft)
    },
    replace(draft, version) {
      if (draft.version !== version) replacements.set(keyOf(draft.documentId, draft.version), version)
    },
    find(type, documentId) {
      const draft = loaded.get(documentId === undefined ? type : keyOf(type, documentId))
      return draft && { ...draft, version: latest(draft) }
    },
  }

  function latest({ documentId, version }: LoadedDraft): string {
    let current = version
    for (let next; (next = replacements.get(keyOf(documentId, current)));) current = next
    return current
  }
}

function keyOf(...parts: readonly string[]): string {
  return parts.join(' ')
}

/** Those of this window. */
export const loadedDrafts = createLoadedDrafts()
