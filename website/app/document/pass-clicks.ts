/** The pointer may move this far between press and release, in CSS pixels. */
const MAX_MOVE_PX = 10

/**
 * While one page fades into the other, their snapshots cover everything: the browser gives what is pressed to the
 * document element, and so the click, even if the button is released when the fade has ended. Such a click ends the
 * transition and is passed to the element that is meant: what is below, unless it was another element that was pressed.
 *
 * @returns to be called with every transition that starts
 */
export function passClicks(): (transition: ViewTransition) => void {
  const root = document.documentElement
  let current: ViewTransition | null = null
  let pressed: EventTarget | null = null
  let isSnapshot = false
  let pressedAt = { x: 0, y: 0 }

  const press = ({ target, clientX, clientY }: PointerEvent) => {
    pressed = target
    isSnapshot = current !== null && target === root
    pressedAt = { x: clientX, y: clientY }
  }
  const pass = (event: MouseEvent) => {
    if (event.target !== root || (current === null && !isSnapshot)) return
    current?.skipTransition()
    // The second of a double click was meant for the page before.
    if (event.detail > 1) return
    // A drag is no click on what is where it ends.
    if (isSnapshot && Math.hypot(event.clientX - pressedAt.x, event.clientY - pressedAt.y) > MAX_MOVE_PX)
      return
    const below = document.elementFromPoint(event.clientX, event.clientY)
    if (below === null || below === root || (!isSnapshot && below !== pressed)) return
    // Otherwise it would count as a click outside of what is below, e.g. close the menu that it opens.
    event.stopImmediatePropagation()
    below.dispatchEvent(new MouseEvent('click', event))
  }
  addEventListener('pointerdown', press, { capture: true })
  addEventListener('click', pass, { capture: true })

  return (transition) => {
    current = transition
    const end = () => {
      if (current === transition) current = null
    }
    transition.finished.then(end, end)
  }
}
