/** What the backend logs for operators. Facts only, never an answer, an address or a body; pino's logger is one. */
export interface BackendLog {
  info(facts: Facts): void
  warn(facts: Facts): void
  error(facts: Facts): void
  /** Somebody must look now. */
  fatal(facts: Facts): void
}

/** Logs nothing: for commands, which print what goes wrong. */
export const SILENT: BackendLog = { info() {}, warn() {}, error() {}, fatal() {} }

export type Facts = { readonly event: string } & Readonly<Record<string, string | number | boolean | null>>
