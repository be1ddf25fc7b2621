import { describe, expect, it } from 'vitest'
import { fillTemplate } from './fill-template'

const item = {
  id: '1',
  reference: 'BW-7K3Q-X2M9P',
  version: 1,
  form: 'contact',
  formLabel: 'Contact',
  status: 'new',
  reasons: [],
  receivedAt: 0,
  assignee: null,
  name: 'Ada {{reference}}\nBcc: all@example.com',
  company: '',
  topic: 'Support',
}

describe('a template', () => {
  it('has its placeholders replaced, once', () => {
    const template = { subject: '{{form}}, {{topic}}: {{reference}}', text: 'Dear {{name}},\n\n{{staff}}' }
    expect(fillTemplate(template, item, 'Grace')).toEqual({
      subject: 'Contact, Support: BW-7K3Q-X2M9P',
      text: 'Dear Ada {{reference}} Bcc: all@example.com,\n\nGrace',
    })
  })

  it('keeps what it does not know', () => {
    expect(fillTemplate({ subject: '{{iban}} { {name} }', text: '' }, item, '').subject).toBe(
      '{{iban}} { {name} }',
    )
  })
})
