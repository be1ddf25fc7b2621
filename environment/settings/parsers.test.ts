import { describe, expect, it } from 'vitest'
import {
  addressRanges,
  urlWith,
  atLeast,
  boolean,
  InvalidSetting,
  integer,
  listOf,
  oneOf,
  port,
  httpUrlWithoutPath,
  httpUrl,
  webhookSecret,
  type Parser,
} from './parsers.ts'

const CASES: readonly (readonly [
  string,
  Parser<unknown>,
  readonly (readonly [string, unknown])[],
  readonly string[],
])[] = [
  ['port', port, [['80', 80]], ['0', '65536', '8e1', '-1', 'http']],
  [
    'whole number',
    integer(1),
    [
      ['1', 1],
      ['007', 7],
    ],
    ['0', '1.5', '-1', '1e3', '1000000000', 'many'],
  ],
  [
    'boolean',
    boolean,
    [
      ['true', true],
      ['false', false],
    ],
    ['1', 'yes', 'TRUE'],
  ],
  ['choice', oneOf(['warn', 'error']), [['warn', 'warn']], ['loud']],
  ['secret', atLeast(4), [['long', 'long']], ['abc']],
  [
    'web address',
    httpUrl,
    [
      ['https://beam.example/shop//', 'https://beam.example/shop'],
      ['http://[::1]:80', 'http://[::1]:80'],
    ],
    ['beam.example', 'ftp://beam.example', 'https://a:b@beam.example', 'https://beam.example?x', 'https://'],
  ],
  [
    'site address',
    httpUrlWithoutPath,
    [['https://beam.example/', 'https://beam.example']],
    ['https://beam.example/shop', 'beam'],
  ],
  [
    'address',
    urlWith(['smtp:', 'smtps:']),
    [['smtp://a:b@mail.example:25', 'smtp://a:b@mail.example:25']],
    ['mail.example', 'http://mail.example'],
  ],
  [
    'webhook secret',
    webhookSecret,
    [[`whsec_${'a'.repeat(43)}=`, `whsec_${'a'.repeat(43)}=`]],
    ['a'.repeat(44), 'whsec_short'],
  ],
  ['list', listOf(port), [['80, 443,', [80, 443]]], ['80,http']],
  [
    'address ranges',
    addressRanges,
    [['10.0.0.0/8, ::1', ['10.0.0.0/8', '::1']]],
    ['10.0.0.0/99', 'proxy.local'],
  ],
]

describe.each(CASES)('%s', (_name, parse, valid, invalid) => {
  it.each(valid)('accepts %j', (text, value) => expect(parse(text)).toEqual(value))
  it.each(invalid)('rejects %j', (text) => expect(parse(text)).toBeInstanceOf(InvalidSetting))
})

describe('a problem', () => {
  it('says what a variable must be', () => {
    expect(oneOf(['info', 'warn', 'error'])('loud')).toEqual(
      new InvalidSetting('must be info, warn or error'),
    )
    expect(urlWith(['smtp:', 'smtps:'])('mail')).toEqual(
      new InvalidSetting('must be an address that begins with smtp:// or smtps://'),
    )
  })
})
