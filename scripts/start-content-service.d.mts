type Environment = Readonly<Record<string, string | undefined>>

export interface ContentServiceOptions {
  /** 1337 by default. */
  readonly port?: number
  /** Contains database, uploads and secrets; data/cms by default. */
  readonly dataFolder?: string
  /** Overrides the process's own environment. */
  readonly env?: Environment
  /** Called with every line the content service prints. */
  readonly onLine?: (line: string) => void
  /** Stops it, also while it starts. */
  readonly signal?: AbortSignal
  /** Node's arguments about memory; by default those of production, which keep the process small. */
  readonly memory?: readonly string[]
}

export interface ContentService {
  /** Without a trailing slash. */
  readonly url: string
  /** Stops it and waits until it has exited. */
  stop(): Promise<void>
  /** Its exit code, once it has exited by itself or by `stop`. */
  readonly exited: Promise<number | null>
  /** The one of its last lines that most likely names why it exited; ''. */
  cause(): string
}

/**
 * Starts the built content service, which seeds an empty database, and resolves when it answers.
 * Rejects with its last lines when it exits before that.
 */
export function startContentService(options?: ContentServiceOptions): Promise<ContentService>

/** Whether cms/dist was built from the present sources. */
export function contentServiceIsBuilt(): boolean

/** Builds what is out of date. Rejects with the compiler's output. */
export function buildContentService(options?: { onLine?: (line: string) => void }): Promise<void>

/**
 * The secrets of the content service, including those it shares with the site (CONTENT_SERVICE_TOKEN,
 * CONTENT_WEBHOOK_SECRET, PREVIEW_SECRET), by setting: from the environment, else stored in the data folder.
 */
export function contentServiceSecrets(dataFolder: string, env?: Environment): Record<string, string>

/** The settings of the secrets that only Strapi uses. */
export const STRAPI_SECRETS: readonly string[]
