import * as React from 'react'
import { Button, Flex, Modal, Typography } from '@strapi/design-system'
import { download } from '../api/download'
import { formsWith, useInbox } from '../api/inbox-context'
import type { Problem } from '../api/problem'
import type { Filter, FormDescription } from '../api/types'
import { ProblemNotice } from '../ui/problem-notice'
import { Select } from '../ui/select'
import { AnswerChoice } from './answer-choice'

const FORMATS = [
  { name: 'csv', label: 'CSV, for spreadsheets' },
  { name: 'ndjson', label: 'NDJSON, one JSON object per line' },
]

/** Exports what the list's filter finds, of one form or all, with the chosen answers. */
export function ExportDialog({ filter }: { readonly filter: Filter }) {
  const [isOpen, setOpen] = React.useState(false)
  return (
    <Modal.Root open={isOpen} onOpenChange={setOpen}>
      <Modal.Trigger>
        <Button size="S" variant="tertiary">
          Export
        </Button>
      </Modal.Trigger>
      <Modal.Content>
        <Modal.Header>
          <Modal.Title>Export submissions</Modal.Title>
        </Modal.Header>
        <ExportForm filter={filter} onDone={() => setOpen(false)} />
      </Modal.Content>
    </Modal.Root>
  )
}

function ExportForm({ filter, onDone }: { readonly filter: Filter; readonly onDone: () => void }) {
  const forms = formsWith(useInbox(), 'export')
  const [form, setForm] = React.useState(() => startForm(forms, filter))
  const [format, setFormat] = React.useState('csv')
  const [fields, setFields] = React.useState<readonly string[]>(() => plainFields(form))
  const [problem, setProblem] = React.useState<Problem | null>(null)
  const [isBusy, setBusy] = React.useState(false)
  if (!form) return null

  async function run() {
    if (!form) return
    setBusy(true)
    const input = { format, filter: { ...filter, forms: [form.name] }, fields }
    const failure = await download('export', input, `${form.name}.${format}`)
    setBusy(false)
    setProblem(failure)
    if (failure === null) onDone()
  }

  return (
    <>
      <Modal.Body>
        <Flex direction="column" alignItems="stretch" gap={4}>
          {problem !== null && <ProblemNotice problem={problem} />}
          <Typography>
            What the list shows now, with its view, filters and search. Exports are in the audit log.
          </Typography>
          <Select
            label="Form"
            value={form.name}
            options={forms}
            onChange={(name) => {
              const chosen = forms.find((each) => each.name === name) ?? form
              setForm(chosen)
              setFields(plainFields(chosen))
            }}
          />
          <Select label="Format" value={format} options={FORMATS} onChange={setFormat} />
          <AnswerChoice form={form} chosen={fields} onChange={setFields} />
        </Flex>
      </Modal.Body>
      <Modal.Footer>
        <Button variant="tertiary" onClick={onDone}>
          Cancel
        </Button>
        <Button loading={isBusy} disabled={fields.length === 0} onClick={() => void run()}>
          Export
        </Button>
      </Modal.Footer>
    </>
  )
}

function startForm(forms: readonly FormDescription[], filter: Filter): FormDescription | undefined {
  return forms.find(({ name }) => filter.forms?.includes(name)) ?? forms[0]
}

/** Sensitive answers are chosen one by one. */
function plainFields(form: FormDescription | undefined): readonly string[] {
  return form?.fields.filter(({ sensitive }) => !sensitive).map(({ name }) => name) ?? []
}
