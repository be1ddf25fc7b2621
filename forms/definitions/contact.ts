import { defineForm } from '../engine/define-form.ts'
import { accepted, atMost, emailAddress, required } from '../engine/rules.ts'
import { SUBJECTS } from '../options/subjects.ts'
import { FIVE_YEARS_AFTER_RECEIPT, TEXTS_VERSION, consentGiven, termsAgreed } from './agreement.ts'
import { fieldRequirements } from './field-requirements.ts'
import { FAMILY_NAME, GIVEN_NAME, REPLY_EMAIL } from './shared-fields.ts'

const { requiredField } = fieldRequirements('is required')

export const contactForm = defineForm({
  name: 'contact',
  title: 'Contact form',
  endpoint: '/api/contact',
  page: '/contacts',
  sections: [
    {
      title: 'Your message',
      fields: {
        subject: { type: 'radios', label: 'Subject', options: SUBJECTS, initial: 'Support', rules: [] },
        firstName: { ...GIVEN_NAME, ...requiredField('First name'), inputLimit: 50 },
        lastName: { ...FAMILY_NAME, ...requiredField('Last name'), inputLimit: 50 },
        email: {
          ...REPLY_EMAIL,
          label: 'Email',
          half: false,
          rules: [required('Valid email is required'), emailAddress('Valid email is required')],
        },
        message: {
          type: 'textarea',
          label: 'Message',
          hint: 'Never include card numbers or passwords. We will never ask for them.',
          counter: { limit: 1000, highlightAbove: 900 },
          rules: [required('Message is required'), atMost(1000, 'Message must be less than 1000 characters')],
        },
        termsAgreed: termsAgreed([accepted('You must agree to the terms')]),
        consentGiven: consentGiven('to answer my message', [accepted('Consent is required to submit')]),
      },
    },
  ],
  submit: { idle: 'Send message', busy: 'Sending...' },
  success: ['Thank you for contacting us!', "We've received your message and will get back to you shortly."],
  afterwards: {
    steps: ['Your message goes to the team for the subject you chose.', 'The team replies by email.'],
    link: { text: 'Look for an answer in the Help Center', address: '/help-center' },
  },
  failure: {
    invalid: '',
    rejected: 'Failed to submit the form. Please try again.',
    unreachable: 'Network error. Please try again later.',
    place: 'above-form',
  },
  guided: false,
  retention: FIVE_YEARS_AFTER_RECEIPT,
  replyTo: 'email',
  textsVersion: TEXTS_VERSION,
})
