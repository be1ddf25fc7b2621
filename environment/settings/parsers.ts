import { isAddressRange } from '../client-address.ts'

/** Parses the text of a variable, which has no white space around it and is not empty. */
export type Parser<Value> = (text: string) => Value | InvalidSetting

/** What is wrong with a variable, to follow its name: 'must be a port number'. */
export class InvalidSetting {
  readonly problem: string

  constructor(problem: string) {
    this.problem = problem
  }
}

export const anyText: Parser<string> = (text) => text

/** @param problem e.g. 'must look like GTM-ABC123' */
export function matching(pattern: RegExp, problem: string): Parser<string> {
  return (text) => (pattern.test(text) ? text : new InvalidSetting(problem))
}

/** A text of at least so many characters. */
export function atLeast(characters: number): Parser<string> {
  return (text) =>
    text.length >= characters ? text : new InvalidSetting(`must have at least ${characters} characters`)
}

/** One of two or more words. */
export function oneOf<const Choice extends string>(choices: readonly [...Choice[], Choice]): Parser<Choice> {
  const listed = `${choices.slice(0, -1).join(', ')} or ${choices.at(-1)}`
  return (text) => choices.find((choice) => choice === text) ?? new InvalidSetting(`must be ${listed}`)
}

export const boolean: Parser<boolean> = (text) => {
  const choice = oneOf(['true', 'false'])(text)
  return typeof choice === 'string' ? choice === 'true' : choice
}

const MAX_INTEGER = 999_999_999

/** A whole number, `least` or more, up to `most`. */
export function integer(least: number, most = MAX_INTEGER): Parser<number> {
  const range = most === MAX_INTEGER ? `${least} or more` : `from ${least} to ${most}`
  return (text) => {
    const value = /^\d+$/.test(text) ? Number(text) : Number.NaN
    const isValid = value >= least && value <= most
    return isValid ? value : new InvalidSetting(`must be a whole number, ${range}`)
  }
}

export const port: Parser<number> = (text) => {
  const value = /^\d{1,5}$/.test(text) ? Number(text) : 0
  return value > 0 && value < 65_536 ? value : new InvalidSetting('must be a port number from 1 to 65535')
}

/** An http or https URL without credentials, query or fragment. Removes slashes from its end. */
export const httpUrl: Parser<string> = (text) =>
  /^https?:\/\/[^\s/?#@]+(?:\/[^\s?#]*)?$/.test(text) && URL.canParse(text)
    ? text.replace(/\/+$/, '')
    : new InvalidSetting('must be an http or https address')

/** The address of a site, whose paths start at the root of their host. */
export const httpUrlWithoutPath: Parser<string> = (text) => {
  const url = httpUrl(text)
  const hasPath = typeof url === 'string' && new URL(url).pathname !== '/'
  return hasPath ? new InvalidSetting('must be an address without a path') : url
}

/** A host as addresses name it, with its port if it is not the usual one. In lower case. */
export const hostName: Parser<string> = (text) => {
  const host = text.toLowerCase()
  return /^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d{1,5})?$/.test(host)
    ? host
    : new InvalidSetting('must be host names, e.g. shop.example.com')
}

/** Any URL with one of these protocols: 'smtp:'. */
export function urlWith(protocols: readonly string[]): Parser<string> {
  const starts = protocols.map((protocol) => `${protocol}//`).join(' or ')
  return (text) =>
    protocols.includes(URL.parse(text)?.protocol ?? '')
      ? text
      : new InvalidSetting(`must be an address that begins with ${starts}`)
}

/** A secret as Standard Webhooks define it. */
export const webhookSecret = matching(
  /^whsec_[A-Za-z0-9+/]{32,}={0,2}$/,
  'must be whsec_ and at least 24 bytes in base64',
)

/** Several values, separated by commas. */
export function listOf<Value>(parse: Parser<Value>): Parser<readonly Value[]> {
  return (text) => {
    const items = text.split(',').map((item) => item.trim())
    const values = items.filter(Boolean).map(parse)
    return values.find((value) => value instanceof InvalidSetting) ?? values.filter(isParsed)
  }
}

function isParsed<Value>(value: Value | InvalidSetting): value is Value {
  return !(value instanceof InvalidSetting)
}

export const addressRanges = listOf((text) =>
  isAddressRange(text) ? text : new InvalidSetting('must be addresses or CIDR ranges, e.g. 10.0.0.0/8'),
)
