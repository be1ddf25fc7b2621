/** The newsletter box sends nothing: it only clears itself. */
export function clearNewsletter(): void {
  document.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement
    if (!form.matches('[data-newsletter]')) return
    event.preventDefault()
    form.reset()
  })
}
