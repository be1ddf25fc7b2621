import { isFetchError } from '@strapi/strapi/admin'

/** Why an operation of the inbox did not succeed. */
export interface Problem {
  /** HTTP status; 0 when no response arrived. */
  readonly status: number
  readonly code: string
  /** For the person. */
  readonly message: string
  readonly details: Readonly<Record<string, unknown>>
}

interface ErrorBody {
  readonly message?: unknown
  readonly details?: Readonly<Record<string, unknown>>
}

const OFFLINE: Problem = {
  status: 0,
  code: 'offline',
  message: 'The content service cannot be reached just now.',
  details: {},
}

/** Reads what the panel's fetch client rejected with. */
export function toProblem(error: unknown): Problem {
  if (!isFetchError(error)) return OFFLINE
  return readProblem(error.status ?? 0, error.response?.data.error)
}

/** Reads the `error` of a response. */
export function readProblem(status: number, body: unknown): Problem {
  const { message, details } = (typeof body === 'object' && body !== null ? body : {}) as ErrorBody
  return {
    status,
    code: typeof details?.code === 'string' ? details.code : 'failed',
    message: typeof message === 'string' && message !== '' ? message : 'Something went wrong.',
    details: details ?? {},
  }
}

/** The same request may succeed in a moment: a part is restarting, slow or full. */
export function isTemporary({ status, code }: Problem): boolean {
  return status === 0 || status === 502 || status === 504 || (status === 503 && code !== 'not-configured')
}
