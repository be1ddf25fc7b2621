import { type ChangeEvent, type MouseEvent, use, useState } from 'react'
import { describeSize } from '@beam/forms/engine/describe-size.ts'
import type { FileField } from '@beam/forms/engine/form-definition.ts'
import { hasPdfContent } from '@beam/forms/engine/rules.ts'
import { rulesOf } from '@beam/forms/engine/validate.ts'
import { type ControlProps, describedBy } from './control-props.ts'
import { FieldHead } from './field-head.tsx'
import { RejectField } from './reject-field.ts'
import { useControlValue } from './use-control-value.ts'

/** A file field. A file that breaks a rule is rejected immediately and the choice cleared (specification §5). */
export function FileControl({ name, field: definition, error }: ControlProps<FileField>) {
  const field = { ...definition, hint: `PDF, up to ${definition.maxMegabytes} MB.` }
  const file = useControlValue(name, ({ files }) => files?.[0], undefined)
  const [rejection, setRejection] = useState('')
  const rejectField = use(RejectField)

  async function choose({ currentTarget: control }: ChangeEvent<HTMLInputElement>) {
    const chosen = control.files?.[0]
    const message = chosen ? await validateFile(field, chosen) : ''
    setRejection(message)
    if (message === '') return
    clear(control)
    rejectField(name, message)
  }

  return (
    <>
      <FieldHead name={name} field={field} error={error} />
      <input
        type="file"
        id={name}
        name={name}
        accept={`${field.accept},.pdf`}
        onChange={(event) => void choose(event)}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(name, { hint: field.hint, error, file })}
      />
      {file && <ChosenFile name={name} file={file} />}
      <output className="visually-hidden">
        {rejection && `${field.label}: ${rejection}. The choice was cleared.`}
      </output>
    </>
  )
}

function ChosenFile({ name, file }: { name: string; file: File }) {
  function remove({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    const control = currentTarget.form?.elements.namedItem(name)
    if (!(control instanceof HTMLInputElement)) return
    clear(control)
    control.focus()
  }

  return (
    <p className="chosen-file" id={`${name}-file`}>
      <span className="chosen-name">
        {file.name} <span className="hint">({describeSize(file.size)})</span>
      </span>
      <button type="button" className="quiet-button" onClick={remove}>
        Remove<span className="visually-hidden"> {file.name}</span>
      </button>
    </p>
  )
}

function clear(control: HTMLInputElement) {
  control.value = ''
  control.dispatchEvent(new Event('input', { bubbles: true }))
}

/** The message of the first rule that the file or its content breaks; '' when it is valid. */
async function validateFile(field: FileField, file: File): Promise<string> {
  const broken = rulesOf(field).find((rule) => rule.breaks(file))
  if (broken) return broken.message
  const head = new Uint8Array(await file.slice(0, 5).arrayBuffer())
  return hasPdfContent(head) ? '' : (field.rules.find(({ name }) => name === 'pdfFile')?.message ?? '')
}
