/** A browser with one window, driven from outside. Journeys need no more than this of each of them. */
export interface TestBrowser {
  /** Resolves when the page has loaded. */
  open(address: string): Promise<void>
  back(): Promise<void>
  /** The value of an expression in the page, as JSON can hold it. */
  evaluate<Value>(expression: string): Promise<Value>
  /** Moves the mouse to a point of the window, in CSS pixels. */
  move(x: number, y: number): Promise<void>
  /** Presses the main button there. */
  click(x: number, y: number): Promise<void>
  /** Characters, or one of KEYS. */
  type(text: string): Promise<void>
  /** Errors in the console so far; null: the browser does not tell. */
  consoleErrors(): readonly string[] | null
  close(): Promise<void>
}

/** Keys without a character, as WebDriver writes them. */
export const KEYS = { enter: '\uE007', tab: '\uE004', escape: '\uE00C', arrowRight: '\uE014' } as const

/** Every browser gets a window of this size, in CSS pixels. */
export const WINDOW = { width: 1280, height: 900 } as const
