import { type ComponentProps, type SyntheticEvent, useState } from 'react'
import type { TextField } from '@beam/forms/engine/form-definition.ts'
import { normalizeText } from '@beam/forms/engine/normalize-text.ts'
import { Advice } from './advice.tsx'
import { type ControlProps, describedBy } from './control-props.ts'
import { Counter } from './counter.tsx'
import { FieldHead } from './field-head.tsx'
import { CopyAnswerButton } from './copy-answer-button.tsx'

/**
 * A text field of one line or several. The value stays in the control itself, so that nothing typed before hydration is
 * lost.
 */
export function TextControl(props: ControlProps<TextField>) {
  const { name, field, error, advice } = props
  return (
    <>
      <FieldHead name={name} field={field} error={error}>
        {field.sameAs && <CopyAnswerButton name={name} targetLabel={field.label} {...field.sameAs} />}
      </FieldHead>
      <Control {...props} />
      {(field.counter || field.advice) && (
        <div className="field-notes">
          {field.counter && <Counter name={name} field={field} {...field.counter} />}
          {field.advice && <Advice name={name} field={field} initialAdvice={advice} />}
        </div>
      )}
    </>
  )
}

function Control({ name, field, error, initial, isLast }: ControlProps<TextField>) {
  const control = {
    id: name,
    name,
    defaultValue: String(initial),
    autoComplete: field.autocomplete,
    inputMode: field.inputmode,
    maxLength: field.inputLimit,
    dir: field.type === 'text' || field.type === 'textarea' ? 'auto' : undefined,
    autoCapitalize: field.capitals ? 'characters' : undefined,
    ...(field.type !== 'textarea' && {
      spellCheck: false,
      autoCorrect: 'off',
      enterKeyHint: isLast ? ('go' as const) : ('next' as const),
    }),
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy(name, {
      prefix: field.prefix,
      hint: field.hint,
      error,
      count: field.counter,
      advice: field.advice,
    }),
  }
  if (field.type === 'textarea') return <textarea rows={rowsOf(field)} {...control} />
  const input = { type: field.type, ...control }
  return field.prefix ? (
    <PrefixedInput field={field} prefix={field.prefix} input={input} />
  ) : (
    <input {...input} />
  )
}

function rowsOf({ counter }: TextField): number {
  return counter && counter.limit < 500 ? 3 : 6
}

interface PrefixedInputProps {
  readonly field: TextField
  readonly prefix: string
  readonly input: ComponentProps<'input'>
}

/** The prefix is struck through for a foreign number, and removed from a number that repeats it. */
function PrefixedInput({ field, prefix, input }: PrefixedInputProps) {
  const [foreign, setForeign] = useState(isForeign(field, String(input.defaultValue)))

  function updateForeign({ currentTarget }: SyntheticEvent<HTMLInputElement>) {
    setForeign(isForeign(field, currentTarget.value))
  }

  function normalize({ currentTarget }: SyntheticEvent<HTMLInputElement>) {
    const normalized = normalizeText(field, currentTarget.value)
    if (normalized !== currentTarget.value.trim()) currentTarget.value = normalized
  }

  return (
    <div className="prefixed" data-foreign={foreign || undefined}>
      <span className="prefix" id={`${input.id}-prefix`}>
        {prefix}
      </span>
      <input {...input} onInput={updateForeign} onBlur={normalize} />
    </div>
  )
}

/** Whether the text begins like an international number of its own. */
function isForeign(field: TextField, typed: string): boolean {
  return /^(?:\+|00)/u.test(normalizeText(field, typed))
}
