import { type FormCase, picked, ticked, typed } from '../form-case.ts'

export const localPartner: FormCase = {
  name: 'local-partner',
  page: '/lp-form',
  endpoint: '/api/local-partner',
  title: 'Local Partners Form',
  guided: false,
  sections: [
    {
      title: 'About you',
      answers: [
        typed('First Name', 'Tomás', { empty: 'First Name is required.' }),
        typed('Last Name', 'Brito', { empty: 'Last Name is required.' }),
        typed('Email', 'tomas@example.com', {
          empty: 'Email is required.',
          wrong: ['@example.com', 'Please enter a valid email address.'],
        }),
        typed('Phone Number', '351 912 345 678', {
          empty: 'Phone Number is required.',
          read: '+351 912 345 678',
        }),
      ],
    },
    {
      title: 'Your company',
      answers: [
        typed('Company Name', 'Brito & Filhos', { empty: 'Company Name is required.' }),
        typed('Company VAT', '501964843', { empty: 'Company VAT is required.' }),
        typed('Address Line 1', 'Rua das Flores 12', { empty: 'Address Line 1 is required.' }),
        typed('Address Line 2 (optional)', '2.º andar'),
        typed('City', 'Porto', { empty: 'City is required.' }),
        typed('State (optional)', 'Porto'),
        typed('Zip Code (optional)', '4050-262'),
        picked('Country', 'Portugal', { empty: 'Country is required.' }),
      ],
    },
    {
      title: 'Agreement',
      answers: [
        ticked('I agree to the Terms and Conditions', {
          empty: 'You must agree to the terms and conditions.',
        }),
        ticked('I consent to Beam storing', {
          empty: 'You must provide consent to store your information.',
        }),
      ],
    },
  ],
  send: 'Send request',
  busy: 'Submitting...',
  thanks: [
    'Thank you for wanting to become a local partner!',
    "We've received your request and will get back to you shortly.",
  ],
  invalid: '',
  rejected: 'Form submission failed.',
  unreachable: 'Network error. Please try again.',
}
