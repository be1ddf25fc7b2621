import { type FormCase, selectField, checkboxField, textField } from '../form-case.ts'

export const installation: FormCase = {
  name: 'installation',
  page: '/ls-inst-form',
  endpoint: '/api/installation',
  title: 'Local Store Installation Form',
  guided: true,
  sections: [
    {
      title: 'Company',
      answers: [
        textField('Company Name', 'Padaria Flor', { empty: 'Company Name is required' }),
        textField('VAT Number', '501964843', { empty: 'VAT Number is required' }),
        textField('Address', 'Rua Nova 7, Cascais', { empty: 'Address is required' }),
        textField('Zip Code', '2750-001', { empty: 'Zip Code is required' }),
        textField('Certificate Code (optional)', '1234-5678-9012'),
        textField('Business Phone', '214 000 111', {
          empty: 'Business Phone is required',
          read: '+351 214 000 111',
        }),
        textField('Business Email', 'flor@example.com', {
          empty: 'Business Email is required',
          wrong: ['flor', 'Invalid business email format.'],
        }),
      ],
    },
    {
      title: 'Store',
      answers: [
        textField('Store Name', 'Flor', { empty: 'Store Name is required' }),
        textField('Business Sector', 'Bakery', { empty: 'Business Sector is required' }),
        textField('Store Website (optional)', 'https://flor.example.com'),
      ],
    },
    {
      title: 'Contact person',
      answers: [
        textField('Contact Name', 'Marta', { empty: 'Contact Name is required' }),
        textField('Contact Last Name', 'Flor', { empty: 'Contact Last Name is required' }),
        textField('Contact Email', 'marta@example.com', {
          empty: 'Contact Email is required',
          wrong: ['marta@example', 'Invalid contact email format.'],
        }),
        textField('Contact Phone', '912 000 222', {
          empty: 'Contact Phone is required',
          read: '+351 912 000 222',
        }),
        textField('Contact Role (optional)', 'Owner'),
      ],
    },
    {
      title: 'Public profile',
      answers: [
        textField('Public Email', 'ola@example.com', {
          empty: 'Public Email is required',
          wrong: ['ola@', 'Invalid public email format.'],
        }),
        textField('Public Phone', '214 000 333', {
          empty: 'Public Phone is required',
          read: '+351 214 000 333',
        }),
        textField('Opening Time (optional)', '07:30'),
        textField('Closing Time (optional)', '12:45'),
        textField('Short Description', 'Bread, warm all day', { empty: 'Short Description is required' }),
        textField('Long Description (optional)', 'We bake every two hours.'),
        textField('Facebook (optional)', 'https://facebook.example.com/flor'),
        textField('Instagram (optional)', 'https://instagram.example.com/flor'),
        textField('Other Social Network (optional)', 'https://social.example.com/flor'),
      ],
    },
    {
      title: 'Cashback and installation',
      answers: [
        selectField('Cashback Percentage', '15%', { empty: 'Cashback Percentage is required' }),
        textField('Installation Address', 'Largo da Praia 3, Cascais', {
          empty: 'Installation Address is required',
        }),
      ],
    },
    {
      title: 'Bank account',
      answers: [
        textField('IBAN', 'PT50000201231234567890154', {
          empty: 'IBAN is required',
          read: 'PT50 0002 0123 1234 5678 9015 4',
        }),
        textField('Swift Code (optional)', 'BESCPTPL'),
        textField('Bank Name (optional)', 'Banco do Exemplo'),
      ],
    },
    {
      title: 'Agreement',
      answers: [
        checkboxField('I agree to the Terms and Conditions', { empty: 'You must agree to the terms' }),
      ],
    },
  ],
  send: 'Accept and send',
  busy: 'Submitting...',
  thanks: [
    'Thank you for your request!',
    "We've received your installation request and will contact you shortly to arrange the installation.",
  ],
  invalid: '',
  rejected: 'Form submission failed.',
  unreachable: 'Network error. Please try again.',
}
