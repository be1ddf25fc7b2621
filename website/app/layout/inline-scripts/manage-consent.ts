/**
 * Asks for consent unless a valid choice is stored. Stores and logs the choice, and passes it on to the tag data
 * layer and, by a `consent` event, to the chat assistant. The tag manager is loaded only after "accepted". If storage
 * is blocked, the choice is valid for the page.
 */
export function manageConsent(): void {
  const banner = document.getElementById('cookie-consent')
  if (!banner) return
  setConsentSignals('default', 'denied')
  const before = storedChoice()
  if (before === 'accepted' || before === 'declined') applyChoice(before, banner)
  else banner.hidden = false
  listenForChoice(banner)
}

function listenForChoice(banner: HTMLElement): void {
  let opener: HTMLElement | null = null
  document.addEventListener('click', (event) => {
    const pressed = (event.target as Element).closest<HTMLElement>('[data-consent],[data-cookie-settings]')
    if (!pressed) return
    const choice = pressed.dataset['consent']
    banner.hidden = choice !== undefined
    if (choice === undefined) {
      opener = pressed
      banner.querySelector('button')?.focus()
      return
    }
    opener?.focus()
    storeChoice(choice)
    applyChoice(choice, banner)
    logChoice(choice)
  })
}

function storedChoice(): string | null {
  try {
    return localStorage.getItem('cookie-consent')
  } catch {
    return null
  }
}

function storeChoice(choice: string): void {
  try {
    localStorage.setItem('cookie-consent', choice)
  } catch {
    // Blocked: the choice is valid for this page only.
  }
}

function applyChoice(choice: string, banner: HTMLElement): void {
  setConsentSignals('update', choice === 'accepted' ? 'granted' : 'denied')
  banner.dataset['choice'] = choice
  document.dispatchEvent(new Event('consent'))
  if (choice === 'accepted' && !banner.dataset['loaded']) loadTagManager(banner)
}

/** Google's consent mode: a `gtag('consent', kind, signals)`, which is an `arguments` object in the data layer. */
function setConsentSignals(kind: 'default' | 'update', value: 'granted' | 'denied'): void {
  gtag('consent', kind, {
    ad_storage: value,
    analytics_storage: value,
    ad_user_data: value,
    ad_personalization: value,
  })
}

function gtag(..._args: unknown[]): void {
  dataLayer().push(arguments)
}

function dataLayer(): unknown[] {
  return ((window as unknown as { dataLayer?: unknown[] }).dataLayer ??= [])
}

function loadTagManager(banner: HTMLElement): void {
  const { tagManager } = banner.dataset
  banner.dataset['loaded'] = 'true'
  if (tagManager) {
    dataLayer().push({ 'gtm.start': Date.now(), event: 'gtm.js' })
    addScript(`https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(tagManager)}`)
  }
}

function addScript(src: string): void {
  document.head.append(Object.assign(document.createElement('script'), { async: true, src }))
}

function logChoice(consent: string): void {
  fetch('/api/log-consent', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ consent, timestamp: new Date().toISOString() }),
    keepalive: true,
  })
    // Any other success comes from something in between, e.g. a captive portal.
    .then(({ status }) => (status === 204 ? null : Promise.reject(new Error(`status ${status}`))))
    .catch((error: unknown) => console.error('The cookie choice was not logged:', error))
}

export const CONSENT_FUNCTIONS = [
  manageConsent,
  listenForChoice,
  storedChoice,
  storeChoice,
  applyChoice,
  setConsentSignals,
  gtag,
  dataLayer,
  loadTagManager,
  addScript,
  logChoice,
]
