import { expect, test } from 'vitest'
import { ALL_FORMS } from '@beam/forms/all-forms.ts'
import { openAdminBesideSite, send } from '../../testing/admin-beside-site.ts'
import { testActor } from '../../testing/inbox-client.ts'
import { changeStatus } from './change-submission.ts'
import { exportSubmissions } from './export-submissions.ts'
import { isRejected } from './rejected-operation.ts'

const investor = ALL_FORMS.find(({ name }) => name === 'investor')!

test('T159: sensitive answers that begin to fit the filter while an export is read are hidden', async () => {
  const { backend, context } = await openAdminBesideSite()
  const [uncounted, counted] = [await send(backend, investor), await send(backend, investor)]
  const ana = testActor()
  const assign = (id: string) => changeStatus(context, ana, { id, assignee: { id: ana.id, name: ana.name } })
  expect(await assign(counted)).toMatchObject({ item: { reference: counted } })
  const request = { format: 'ndjson', filter: { view: 'mine' }, fields: ['phoneNumber'] } as const
  const exported = await exportSubmissions(context, ana, request)
  if (isRejected(exported)) throw new Error(exported.message)
  expect(await assign(uncounted)).toMatchObject({ item: { reference: uncounted } })
  const lines: unknown[] = []
  for await (const line of exported.chunks) lines.push(JSON.parse(line))
  expect(lines).toMatchObject([
    { reference: counted, answers: { phoneNumber: expect.stringMatching(/\d/) as string } },
    { reference: uncounted, answers: { phoneNumber: '(hidden)' } },
  ])
})
