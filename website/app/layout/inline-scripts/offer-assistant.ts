/**
 * Shows the chat assistant to visitors who have accepted: loads its frame once the page is idle, and shows its
 * launcher. Removes both when consent is withdrawn.
 *
 * @param sandbox the frame's sandbox attribute
 * @param closeMessage the message that closes the frame
 */
export function offerAssistant(sandbox: string, closeMessage: string): void {
  const root = document.getElementById('assistant')
  const launcher = root?.querySelector('button')
  const panel = root?.querySelector<HTMLElement>('[data-assistant-panel]')
  if (!root || !launcher || !panel) return
  const close = () => openAssistant(root, launcher, false)
  const follow = () => {
    if (hasAccepted()) whenIdle(() => hasAccepted() && loadAssistant(root, panel, sandbox))
    else removeAssistant(root, panel, close)
  }
  launcher.addEventListener('click', () => openAssistant(root, launcher, root.dataset['open'] === undefined))
  root.addEventListener('keydown', ({ key }) => key === 'Escape' && close())
  addEventListener('message', ({ source, data }) => {
    if (source === panel.querySelector('iframe')?.contentWindow && data === closeMessage) close()
  })
  document.addEventListener('consent', follow)
  follow()
}

function hasAccepted(): boolean {
  return document.getElementById('cookie-consent')?.dataset['choice'] === 'accepted'
}

function whenIdle(task: () => void): void {
  const wait = () => (window.requestIdleCallback ?? setTimeout)(task)
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait)
}

function loadAssistant(root: HTMLElement, panel: HTMLElement, sandbox: string): void {
  if (panel.firstChild) return
  const frame = Object.assign(document.createElement('iframe'), {
    src: '/assistant',
    title: 'Chat assistant',
  })
  frame.setAttribute('sandbox', sandbox)
  // Exempts nested frames, which the assistant may use, from the page's embedder policy.
  frame.setAttribute('credentialless', '')
  panel.append(frame)
  root.hidden = false
}

function openAssistant(root: HTMLElement, launcher: HTMLElement, isOpen: boolean): void {
  const wasOpen = root.dataset['open'] !== undefined
  launcher.setAttribute('aria-expanded', String(isOpen))
  if (isOpen) root.dataset['open'] = ''
  else delete root.dataset['open']
  if (isOpen) root.querySelector('iframe')?.focus()
  else if (wasOpen) launcher.focus()
}

function removeAssistant(root: HTMLElement, panel: HTMLElement, close: () => void): void {
  if (root.hidden) return
  close()
  panel.replaceChildren()
  root.hidden = true
}

export const ASSISTANT_FUNCTIONS = [
  offerAssistant,
  hasAccepted,
  whenIdle,
  loadAssistant,
  openAssistant,
  removeAssistant,
]
