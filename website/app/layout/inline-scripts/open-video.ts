/**
 * Opens a video in the dialog when its play link is clicked; closes the dialog on a click on its button or backdrop.
 */
export function openVideo(): void {
  document.addEventListener('click', (event) => {
    const target = event.target as Element
    const dialog = document.querySelector<HTMLDialogElement>('.video-dialog')
    if (!dialog || event.ctrlKey || event.metaKey || event.shiftKey) return
    if (target === dialog || target.closest('[data-close-video]')) dialog.close()
    const link = target.closest<HTMLElement>('[data-video]')
    if (!link) return
    event.preventDefault()
    playVideo(dialog, link)
  })
}

/** The player is created on demand, on the host's cookieless domain, and removed when the dialog closes. */
export function playVideo(dialog: HTMLDialogElement, link: HTMLElement): void {
  const player = Object.assign(document.createElement('iframe'), {
    src: `https://www.youtube-nocookie.com/embed/${link.dataset['video']}?autoplay=1&rel=0`,
    title: link.textContent,
    allow: 'autoplay; encrypted-media; fullscreen; picture-in-picture',
    referrerPolicy: 'strict-origin-when-cross-origin',
  })
  player.setAttribute('credentialless', '')
  dialog.querySelector('[data-video-slot]')?.replaceChildren(player)
  dialog.showModal()
  dialog.addEventListener('close', () => player.remove(), { once: true })
}
