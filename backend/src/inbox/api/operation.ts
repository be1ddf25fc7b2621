import * as v from 'valibot'
import type { Actor } from '../actor.ts'
import type { InboxContext } from '../inbox-context.ts'
import { isRejected, reject, type RejectedOperation } from '../rejected-operation.ts'

/** One operation of the API: what it takes, and what it does with it. */
export interface Operation {
  run(context: InboxContext, actor: Actor, body: unknown): Promise<Result>
}

export type Result =
  | { readonly kind: 'json'; readonly body: object }
  | {
      readonly kind: 'attachment'
      readonly name: string
      readonly content: Uint8Array | AsyncIterable<string>
    }
  | RejectedOperation

/** An operation whose input is validated; what does not fit is rejected, with the name of the property. */
export function defineOperation<Schema extends v.GenericSchema>(
  schema: Schema,
  run: (context: InboxContext, actor: Actor, input: v.InferOutput<Schema>) => Promise<Result>,
): Operation {
  return {
    async run(context, actor, body) {
      const parsed = v.safeParse(schema, body, { abortEarly: true })
      if (parsed.success) return run(context, actor, parsed.output)
      const [issue] = parsed.issues
      return reject('invalid', `${v.getDotPath(issue) ?? 'body'}: ${issue.type} expected`)
    },
  }
}

/** An operation that returns JSON. */
export function jsonOperation<Schema extends v.GenericSchema>(
  schema: Schema,
  run: (
    context: InboxContext,
    actor: Actor,
    input: v.InferOutput<Schema>,
  ) => Promise<object | RejectedOperation> | object,
): Operation {
  return defineOperation(schema, async (context, actor, input) => {
    const outcome = await run(context, actor, input)
    return isRejected(outcome) ? outcome : { kind: 'json', body: outcome }
  })
}
