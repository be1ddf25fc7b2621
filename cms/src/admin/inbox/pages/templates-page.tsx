import * as React from 'react'
import { Button } from '@strapi/design-system'
import { call } from '../api/call'
import { formsWith, useInbox } from '../api/inbox-context'
import type { Problem } from '../api/problem'
import type { Template } from '../api/types'
import { useOperation } from '../api/use-operation'
import { Loaded } from '../ui/loaded'
import { Panel } from '../ui/panel'
import { ProblemNotice } from '../ui/problem-notice'
import { TemplateForm } from './template-form'
import type { TemplateInput } from './template-input'
import { TemplateList } from './template-list'

/** Texts that replies start from. Whoever may change a form's submissions may change its templates. */
export function TemplatesPage() {
  const inbox = useInbox()
  const forms = formsWith(inbox, 'change')
  const state = useOperation<{ templates: Template[] }>('templates', {})
  const [edited, setEdited] = React.useState<TemplateInput | null>(null)
  const [problem, setProblem] = React.useState<Problem | null>(null)
  const [isBusy, setBusy] = React.useState(false)
  const isChangeable = (form: string) => forms.some(({ name }) => name === form)

  async function run(operation: string, input: object) {
    setBusy(true)
    const result = await call(operation, input)
    setBusy(false)
    setProblem(result.ok ? null : result.problem)
    if (!result.ok) return
    setEdited(null)
    state.reload()
  }

  const add = () => setEdited({ form: forms[0]?.name ?? '', title: '', subject: '', text: '' })
  return (
    <Panel
      title="Templates for replies"
      action={
        edited === null && (
          <Button size="S" variant="secondary" onClick={add}>
            New template
          </Button>
        )
      }
    >
      {problem !== null && <ProblemNotice problem={problem} />}
      {edited === null ? (
        <Loaded state={state}>
          {({ templates }) => (
            <TemplateList
              templates={templates.filter(({ form }) => isChangeable(form))}
              onEdit={setEdited}
              onDelete={({ id }) => void run('delete-template', { id })}
            />
          )}
        </Loaded>
      ) : (
        <TemplateForm
          template={edited}
          forms={forms}
          isBusy={isBusy}
          onCancel={() => setEdited(null)}
          onSave={(request) => void run('save-template', request)}
        />
      )}
    </Panel>
  )
}
