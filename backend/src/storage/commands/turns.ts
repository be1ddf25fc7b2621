import type { Kysely } from 'kysely'
import { judgeTurn, longestWindow, type Allowance, type Turn } from '../../http/limits.ts'
import type { Tables } from '../tables.ts'

export interface TurnRequest {
  readonly key: string
  readonly allowances: readonly Allowance[]
  readonly now: number
}

/** Counts one turn where all site processes see it. Two at a time wait for each other, so none is counted twice. */
export async function takeTurn(db: Kysely<Tables>, { key, allowances, now }: TurnRequest): Promise<Turn> {
  const { times } = await db
    .insertInto('turns')
    .values({ key, times: '[]', expires_at: now })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ key }))
    .returning('times')
    .executeTakeFirstOrThrow()
  const recent = (JSON.parse(times) as number[]).filter((time) => time > now - longestWindow(allowances))
  const turn = judgeTurn(recent, allowances, now)
  if (!turn.ok) return turn
  await db
    .updateTable('turns')
    .set({ times: JSON.stringify([...recent, now]), expires_at: now + longestWindow(allowances) })
    .where('key', '=', key)
    .execute()
  return turn
}
