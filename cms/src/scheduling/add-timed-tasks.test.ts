import type { Core } from '@strapi/strapi'
import { expect, it, vi } from 'vitest'
import { addTimedTasks } from './add-timed-tasks.ts'

interface Task {
  readonly options: { readonly rule: string }
}

it('what is due begins within a third of the thirty seconds that editors are promised', () => {
  const add = vi.fn<(tasks: Record<string, Task>) => void>()
  addTimedTasks({ cron: { add } } as unknown as Core.Strapi)
  const { rule } = add.mock.calls[0]![0]['executeSchedules']!.options
  expect(Number(/^\*\/(?<seconds>\d+)(?: \*){5}$/.exec(rule)?.groups?.['seconds'])).toBeLessThanOrEqual(10)
})
