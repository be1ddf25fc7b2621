/** Focuses a field's control; in a group the chosen one, else the first. */
export function focusControl(form: HTMLFormElement, name: string) {
  const selector = `[name="${CSS.escape(name)}"]`
  const control =
    form.querySelector<HTMLElement>(`${selector}:checked`) ?? form.querySelector<HTMLElement>(selector)
  control?.focus()
  control?.closest('.field')?.scrollIntoView({ block: 'center' })
}
