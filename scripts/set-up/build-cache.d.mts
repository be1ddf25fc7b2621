/** Something that is built from sources. All paths are relative to the root. */
export interface BuildTarget {
  /** Files and folders. */
  readonly sources: readonly string[]
  /** Folders within them that do not affect the result. */
  readonly exclude?: readonly string[]
  /** A file that exists once it was built. */
  readonly result?: string
  /** Stores the hash of the sources it was built from. */
  readonly hashFile: string
}

/** Builds a target unless it is up to date. The hash is stored only after the build succeeded. */
export function buildIfChanged(target: BuildTarget, build: () => Promise<void>): Promise<void>

/** Whether a target was built from its present sources. */
export function isUpToDate(target: BuildTarget): boolean
