import { inboxFilter, type Filter } from '../inbox/filter.ts'
import type { Item, ItemPage } from '../inbox/api/wire-types.ts'
import { listSubmissions } from '../inbox/list-submissions.ts'
import { formatTime } from '../submissions/format-time.ts'
import { printableJson } from '../submissions/printable-json.ts'
import {
  accepted,
  AdminError,
  optionText,
  wantsJson,
  type AdminContext,
  type Arguments,
} from './admin-context.ts'
import { formatCount } from './format-count.ts'
import { parseFilter } from './parse-filter.ts'
import { plainLine } from './plain-text.ts'

const DEFAULT_LIMIT = 50
const PAGE_SIZE = 100

/** Which submissions there are, newest first; what they say: `show`. */
export async function list(context: AdminContext, args: Arguments): Promise<void> {
  const limit = parseLimit(args)
  const filter = await parseFilter(context, args)
  const items = await listUpTo(context, filter, limit)
  if (wantsJson(args)) return context.print(printableJson(items))
  for (const item of items) context.print(lineOf(item))
  const total = await context.storage.countMatching(
    accepted(await inboxFilter(context, context.actor, filter)),
  )
  if (items.length < total) context.print(`The newest ${items.length} are listed: --limit lists more.`)
  context.print(formatCount(total, 'submission'))
}

async function listUpTo(context: AdminContext, filter: Filter, limit: number): Promise<Item[]> {
  const items: Item[] = []
  let before: string | null = null
  do {
    const page: ItemPage = accepted(
      await listSubmissions(context, context.actor, {
        ...filter,
        limit: Math.min(PAGE_SIZE, limit - items.length),
        ...(before !== null && { before }),
      }),
    )
    items.push(...page.items)
    before = page.next
  } while (before !== null && items.length < limit)
  return items
}

function parseLimit(args: Arguments): number {
  const text = optionText(args, 'limit')
  if (text === undefined) return DEFAULT_LIMIT
  if (!/^[1-9]\d{0,6}$/u.test(text)) throw new AdminError('--limit is a whole number, 1 or more.')
  return Number(text)
}

function lineOf({
  reference,
  receivedAt,
  form,
  status,
  reasons,
  name,
  company,
  topic,
  assignee,
}: Item): string {
  const why = reasons.length > 0 && status === 'quarantined' ? ` (${reasons.join(', ')})` : ''
  const who = [name, company, topic].filter((text) => text !== '').map(plainLine)
  const owner = assignee ? `  → ${plainLine(assignee.name)}` : ''
  return `${reference}  ${formatTime(receivedAt)}  ${form.padEnd(16)} ${status.padEnd(11)}${why}  ${who.join(', ')}${owner}`
}
