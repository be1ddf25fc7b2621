import * as React from 'react'
import { Box, Button, Checkbox, Flex, Modal, Typography } from '@strapi/design-system'
import { download } from '../api/download'
import { formsWith, isPermitted, useInbox } from '../api/inbox-context'
import type { Problem } from '../api/problem'
import type { Filter, FormDescription } from '../api/types'
import { Notice } from '../ui/notice'
import { ProblemNotice } from '../ui/problem-notice'
import { Select } from '../ui/select'

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
  const inbox = useInbox()
  const forms = formsWith(inbox, 'export')
  const [form, setForm] = React.useState(() => startForm(forms, filter))
  const [format, setFormat] = React.useState('csv')
  const [fields, setFields] = React.useState<readonly string[]>(() => plainFields(form))
  const [problem, setProblem] = React.useState<Problem | null>(null)
  const [isBusy, setBusy] = React.useState(false)
  if (!form) return null
  const mayReveal = isPermitted(inbox, 'reveal', form.name)

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
          <Box tag="fieldset" style={{ border: 0 }} padding={0}>
            <Typography tag="legend" fontWeight="bold">
              Answers
            </Typography>
            {form.fields.map(({ name, label, sensitive }) => (
              <Box key={name} paddingTop={1}>
                <Checkbox
                  checked={fields.includes(name)}
                  disabled={sensitive && !mayReveal}
                  onCheckedChange={(checked: boolean | 'indeterminate') =>
                    setFields(checked === true ? [...fields, name] : fields.filter((each) => each !== name))
                  }
                >
                  {label}
                  {sensitive ? ' (sensitive)' : ''}
                </Checkbox>
              </Box>
            ))}
          </Box>
          {form.fields.some(({ name, sensitive }) => sensitive && fields.includes(name)) && (
            <SensitiveHint perHour={inbox.description.caps.reveal} />
          )}
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

function SensitiveHint({ perHour }: { readonly perHour: number }) {
  if (perHour === 0) return null
  return (
    <Notice variant="primary" title="Sensitive answers are counted">
      Each counts as one that you show: at most {perHour.toLocaleString('en-US')} an hour, in exports and in
      the inbox together.
    </Notice>
  )
}

function startForm(forms: readonly FormDescription[], filter: Filter): FormDescription | undefined {
  return forms.find(({ name }) => filter.forms?.includes(name)) ?? forms[0]
}

/** Sensitive answers are chosen one by one. */
function plainFields(form: FormDescription | undefined): readonly string[] {
  return form?.fields.filter(({ sensitive }) => !sensitive).map(({ name }) => name) ?? []
}
