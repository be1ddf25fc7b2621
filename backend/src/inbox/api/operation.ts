import * as v from 'valibot'
import type { Actor } from '../actor.ts'
import type { InboxContext } from '../inbox-context.ts'
import { isRefusal, refuse, type Refusal } from '../refusal.ts'

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
  | Refusal

/** An operation whose input is validated; what does not fit is refused, with the name of the property. */
export function defineOperation<Schema extends v.GenericSchema>(
  schema: Schema,
  run: (context: InboxContext, actor: Actor, input: v.InferOutput<Schema>) => Promise<Result>,
): Operation {
  return {
    async run(context, actor, body) {
      const parsed = v.safeParse(schema, body, { abortEarly: true })
      if (parsed.success) return run(context, actor, parsed.output)
      const [issue] = parsed.issues
      return refuse('invalid', `${v.getDotPath(issue) ?? 'body'}: ${issue.type} expected`)
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
  ) => Promise<object | Refusal> | object,
): Operation {
  return defineOperation(schema, async (context, actor, input) => {
    const outcome = await run(context, actor, input)
    return isRefusal(outcome) ? outcome : { kind: 'json', body: outcome }
  })
}
