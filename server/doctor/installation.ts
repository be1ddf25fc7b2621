import type { LastBackup } from '../../environment/backups/last-backup.ts'
import type { Environment } from '../../environment/settings/settings-reader.ts'
import type { Settings } from '../settings.ts'

/** What a check sees of the machine and the network. Tests replace it. */
export interface Installation {
  readonly settings: Settings
  /** The variables that the settings were read from, with the secrets that `npm start` stores in files. */
  readonly environment: Environment
  readonly contentService: ContentServiceInstallation
  readonly options: DoctorOptions
  /** Milliseconds since 1970. */
  now(): number
  fileInfo(path: string): FileInfo | null
  diskSpace(folder: string): { readonly freeBytes: number; readonly totalBytes: number }
  /** How long it takes to write a small file and sync it, in milliseconds. */
  syncMs(folder: string): Promise<number>
  lastBackup(dataFolder: string): Promise<LastBackup | null>
  /** Runs a program, with this process's variables unless others are given; null when it does not exist. */
  run(program: string, args: readonly string[], environment?: Environment): Promise<ProgramResult | null>
  /** One row of PostgreSQL with `DATABASE_URL`. */
  queryRow(sql: string): Promise<Readonly<Record<string, unknown>>>
  /** GET without following redirects; null when nothing responds. */
  get(url: string, headers?: Readonly<Record<string, string>>): Promise<FetchedResponse | null>
  /** The status of the response; null when nothing responds. */
  post(url: string, body: string, headers: Readonly<Record<string, string>>): Promise<number | null>
  /** Whether a TCP connection is accepted. */
  connects(host: string, port: number): Promise<boolean>
  /** The certificate that is presented for a host; null when no TLS connection succeeds. */
  certificate(host: string, port: number): Promise<PresentedCertificate | null>
  /** Connects to the mail server and signs in; a failure is its code. */
  reachMailServer(smtpUrl: string): Promise<string | null>
  /** Sends a test mail; a failure is its code. */
  sendTestMail(to: string): Promise<string | null>
}

export interface DoctorOptions {
  /** Receives a test mail; null sends none. */
  readonly testMail: string | null
}

interface ContentServiceInstallation {
  readonly dataFolder: string
  /** Whether its data is on this machine. */
  readonly isLocal: boolean
  readonly port: number
}

export interface FileInfo {
  /** Permission bits, e.g. 0o600. */
  readonly mode: number
  readonly isFolder: boolean
}

export interface ProgramResult {
  readonly code: number
  readonly output: string
}

export interface FetchedResponse {
  readonly status: number
  readonly headers: Headers
  readonly text: string
}

export interface PresentedCertificate {
  /** Why it is not trusted; null when it is. */
  readonly problem: string | null
  /** Milliseconds since 1970. */
  readonly validUntil: number
}
