import type {
  Field as FieldDefinition,
  FormDefinition,
  FormSection as Section,
} from '@beam/forms/engine/form-definition.ts'
import { Field, fieldClassName } from './field.tsx'
import { FormIcon } from './form-icon.tsx'
import type { FormState } from './form-state.ts'
import { initialAnswer } from './initial-answer.ts'

interface FormSectionProps {
  readonly form: FormDefinition
  readonly section: Section
  readonly state: FormState
  readonly errors: Readonly<Record<string, string>>
  /** Position among all sections, from 0; not shown when absent. */
  readonly index?: number
  /** It is complete: a check mark replaces its number. */
  readonly done?: boolean | undefined
  /** Part of the form, but not shown. */
  readonly hidden?: boolean
}

/** A named group of fields. A form with a single section shows no name. */
export function FormSection(props: FormSectionProps) {
  const { form, section, state, errors, index, done, hidden } = props
  const fields = <Fields form={form} section={section} state={state} errors={errors} />
  if (form.sections.length === 1) return fields
  const id = `section-${form.sections.indexOf(section)}`
  return (
    <fieldset className="form-section" hidden={hidden} data-section={index} aria-labelledby={id}>
      <legend
        tabIndex={-1}
        data-done={done || undefined}
        data-of={index === undefined ? undefined : form.sections.length}
      >
        {done && <FormIcon name="done" />}
        <span>
          <span id={id}>
            {index !== undefined && (
              <span className="visually-hidden">
                {`Section ${index + 1} of ${form.sections.length}${done ? ', done' : ''}`}
              </span>
            )}
            {` ${section.title}`}
          </span>{' '}
          {section.hint && <span className="hint">{section.hint}</span>}
        </span>
      </legend>
      {fields}
    </fieldset>
  )
}

function Fields({ form, section, state, errors }: Omit<FormSectionProps, 'index' | 'done' | 'hidden'>) {
  const lastTextField = Object.keys(form.fields).findLast((name) => isText(form.fields[name]!))
  return (
    <div className="fields">
      {section.fields.map((name) => {
        const field = form.fields[name]!
        return (
          <div className={fieldClassName(field)} key={name}>
            <Field
              name={name}
              field={field}
              error={errors[name] ?? ''}
              initial={initialAnswer(state, name, field)}
              isLast={name === lastTextField}
              advice={state.kind === 'rejected' ? (state.advice[name] ?? '') : ''}
            />
          </div>
        )
      })}
    </div>
  )
}

function isText({ type }: FieldDefinition): boolean {
  return !['checkbox', 'file', 'radios', 'select'].includes(type)
}
