import { getFetchClient, triggerSessionExpired } from '@strapi/strapi/admin'
import { toProblem, type Problem } from './problem'

type Result<Output> =
  | { readonly ok: true; readonly output: Output }
  | { readonly ok: false; readonly problem: Problem }

/** Runs an operation of the inbox. Never rejects, except when `signal` aborts it. */
export async function call<Output>(
  operation: string,
  input: object,
  signal?: AbortSignal,
): Promise<Result<Output>> {
  try {
    const { data } = await getFetchClient().post<Output>(`/inbox/${operation}`, input, { signal })
    return { ok: true, output: data }
  } catch (error) {
    if (signal?.aborted) throw error
    const problem = toProblem(error)
    if (problem.status === 401) triggerSessionExpired()
    return { ok: false, problem }
  }
}
