type Environment = Readonly<Record<string, string | undefined>>

export interface ContentServiceOptions {
  /** 1337 by default. */
  readonly port?: number
  /** Where database, uploads and secrets lie; data/cms by default. */
  readonly dataFolder?: string
  /** Goes before the process's own environment. */
  readonly env?: Environment
  /** Hears every line the content service prints. */
  readonly onLine?: (line: string) => void
  /** Stops it, also while it starts. */
  readonly signal?: AbortSignal
}

export interface ContentService {
  /** Without a trailing slash. */
  readonly url: string
  /** Ends it and waits until it is gone. */
  stop(): Promise<void>
  /** Its exit code, once it has ended by itself or by `stop`. */
  readonly ended: Promise<number | null>
  /** Of the last lines it printed, the one that may name why it ended; ''. */
  cause(): string
}

/**
 * Starts the built content service, seeds it the first time and resolves when it answers.
 * Rejects with what it last said when it ends before that.
 */
export function startContentService(options?: ContentServiceOptions): Promise<ContentService>

/** Whether what lies in cms/dist was built from the sources as they are. */
export function contentServiceIsBuilt(): boolean

/** Builds what is out of date. Rejects with the compiler's words. */
export function buildContentService(options?: { onLine?: (line: string) => void }): Promise<void>

/**
 * The secrets of the content service and those it shares with the site (CONTENT_SERVICE_TOKEN, CONTENT_WEBHOOK_SECRET,
 * PREVIEW_SECRET), by the names of their settings: from the environment, else kept in the data folder.
 */
export function contentServiceSecrets(dataFolder: string, env?: Environment): Record<string, string>
