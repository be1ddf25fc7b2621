import type { FormDefinition, FormSection as Section } from '@beam/forms/engine/form-definition.ts'
import { Field, placeOf } from './field.tsx'
import type { FormState } from './form-state.ts'
import { initialAnswer } from './initial-answer.ts'

interface FormSectionProps {
  readonly form: FormDefinition
  readonly section: Section
  readonly state: FormState
  readonly errors: Readonly<Record<string, string>>
  /** Where it stands among all, from 0; not said when absent. */
  readonly place?: number
  /** Kept in the form, not shown. */
  readonly hidden?: boolean
}

/** A named group of fields; a form of one group alone needs no name for it. */
export function FormSection({ form, section, state, errors, place, hidden = false }: FormSectionProps) {
  const fields = <Fields form={form} section={section} state={state} errors={errors} />
  if (form.sections.length === 1) return fields
  return (
    <fieldset className="form-section" hidden={hidden} data-section={place}>
      <legend tabIndex={-1}>{section.title}</legend>
      {place !== undefined && <p className="hint">{`Section ${place + 1} of ${form.sections.length}`}</p>}
      {section.hint && <p className="hint">{section.hint}</p>}
      {fields}
    </fieldset>
  )
}

function Fields({ form, section, state, errors }: Omit<FormSectionProps, 'place' | 'hidden'>) {
  return (
    <div className="fields">
      {section.fields.map((name) => {
        const field = form.fields[name]!
        return (
          <div className={placeOf(field)} key={name}>
            <Field
              name={name}
              field={field}
              error={errors[name] ?? ''}
              initial={initialAnswer(state, name, field)}
              remark={state.kind === 'again' ? (state.remarks[name] ?? '') : ''}
            />
          </div>
        )
      })}
    </div>
  )
}
