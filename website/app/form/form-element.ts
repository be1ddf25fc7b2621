import type { Answer } from '@beam/forms/engine/form-definition.ts'

/** Answers a field as if somebody had typed, so that everything that listens hears it. Files cannot be answered for a person. */
export function answerControl(form: HTMLFormElement, name: string, answer: Answer) {
  const control = form.elements.namedItem(name)
  if (control instanceof RadioNodeList) {
    control.value = String(answer)
    announce(form.querySelector(`[name="${CSS.escape(name)}"]:checked`))
    return
  }
  if (!isControl(control) || control.type === 'file') return
  if (control.type === 'checkbox' && control instanceof HTMLInputElement) control.checked = answer === true
  else control.value = String(answer)
  announce(control)
}

/** Moves to a field's control; for a group, to the chosen or first of it. */
export function focusControl(form: HTMLFormElement, name: string) {
  const selector = `[name="${CSS.escape(name)}"]`
  const control =
    form.querySelector<HTMLElement>(`${selector}:checked`) ?? form.querySelector<HTMLElement>(selector)
  control?.focus()
  control?.closest('.field')?.scrollIntoView({ block: 'center' })
}

function announce(control: Element | null) {
  for (const event of ['input', 'change']) control?.dispatchEvent(new Event(event, { bubbles: true }))
}

function isControl(
  element: Element | RadioNodeList | null,
): element is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement
  )
}
