import { describe, expect, it } from 'vitest'
import { anyText, integer, port } from './parsers.ts'
import { createSettingsReader, invalidSettingsMessage } from './settings-reader.ts'

describe('a settings reader', () => {
  it('reads variables, without white space around them', () => {
    const { optional, withDefault } = createSettingsReader({ NAME: ' beam ', PORT: '8080' })
    expect([optional('NAME', anyText), withDefault('PORT', port, 3000)]).toEqual(['beam', 8080])
  })

  it('treats a blank variable as not set', () => {
    const { optional, withDefault, result } = createSettingsReader({ NAME: '', PORT: ' ' })
    expect([optional('NAME', anyText), withDefault('PORT', port, 3000)]).toEqual([undefined, 3000])
    expect(result('settings')).toEqual({ ok: true, settings: 'settings' })
  })

  it('reports every problem, the first of each variable, however often it is read', () => {
    const { optional, reject, result } = createSettingsReader({ PORT: 'http', LIMIT: '-1' })
    for (const _reader of ['site', 'content service']) optional('PORT', port)
    optional('LIMIT', integer(0))
    reject('LIMIT', 'must be lower than MAX')
    reject('NAME', 'must be set with PORT')
    expect(result({})).toEqual({
      ok: false,
      problems: [
        'PORT must be a port number from 1 to 65535',
        'LIMIT must be a whole number, 0 or more',
        'NAME must be set with PORT',
      ],
    })
  })

  it('lists the variables with a prefix that are set', () => {
    const { namesWith } = createSettingsReader({ MAIL_TO_A: 'a', MAIL_TO_B: '', MAIL_TO: 'c' })
    expect(namesWith('MAIL_TO_')).toEqual(['MAIL_TO_A'])
  })

  it('prints each problem on a line of its own', () => {
    expect(invalidSettingsMessage(['A must be x', 'B must be y'])).toBe(
      'Invalid settings:\n- A must be x\n- B must be y',
    )
  })
})
