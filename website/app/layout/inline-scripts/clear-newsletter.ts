/** The newsletter form sends nothing: submitting only clears it. */
export function clearNewsletter(): void {
  document.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement
    if (!form.matches('[data-newsletter]')) return
    event.preventDefault()
    form.reset()
  })
}
