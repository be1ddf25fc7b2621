import { type FormCase, radioField, selectField, checkboxField, textField } from '../form-case.ts'

export const osInstallation: FormCase = {
  name: 'os-installation',
  page: '/os-inst-form',
  endpoint: '/api/os-installation',
  title: 'Online Store Installation Form',
  guided: true,
  sections: [
    {
      title: 'Company',
      answers: [
        textField('Responsible Person First Name', 'Duarte', {
          empty: 'Responsible Person First Name is required.',
        }),
        textField('Responsible Person Last Name', 'Reis', {
          empty: 'Responsible Person Last Name is required.',
        }),
        textField('Legal Name', 'Reis Livros, Lda.', { empty: 'Legal Name is required.' }),
        textField('VAT ID / Identification number', '501964843', {
          empty: 'VAT ID / Identification number is required.',
        }),
        textField('Company Contact Phone', '+351 214 000 444', {
          empty: 'Company Contact Phone is required.',
        }),
        textField('Company Contact Email', 'livros@example.com', {
          empty: 'Company Contact Email is required.',
          wrong: ['livros', 'Invalid Company Contact Email format.'],
        }),
      ],
    },
    {
      title: 'Address',
      answers: [
        textField('Address Line 1', 'Avenida Central 40', { empty: 'Address Line 1 is required.' }),
        textField('Address Line 2 (optional)', 'Loja B'),
        textField('City', 'Braga', { empty: 'City is required.' }),
        textField('State (optional)', 'Braga'),
        textField('Zip Code', '4710-229', { empty: 'Zip Code is required.' }),
        selectField('Country', 'Portugal', { empty: 'Country is required.' }),
      ],
    },
    {
      title: 'Public profile',
      answers: [
        textField('Public Name', 'Reis Livros', { empty: 'Public Name is required.' }),
        textField('Public Email', 'ola-livros@example.com', {
          empty: 'Public Email is required.',
          wrong: ['ola livros@example.com', 'Invalid Public Email format.'],
        }),
        textField('Public Phone/Mobile', '+351 912 000 555', { empty: 'Public Phone/Mobile is required.' }),
        textField('Short Description', 'Old books, new readers', { empty: 'Short Description is required.' }),
        textField('Long Description (optional)', 'Second-hand books from all of Iberia.'),
        textField('Facebook (optional)', 'https://facebook.example.com/reis'),
        textField('Instagram (optional)', 'https://instagram.example.com/reis'),
        textField('Other Social Network (optional)', 'https://social.example.com/reis'),
      ],
    },
    {
      title: 'Online store',
      answers: [
        radioField('Online Store Platform', 'PrestaShop', { empty: 'Online Store Platform is required.' }),
        textField('Store Website', 'https://livros.example.com', { empty: 'Store Website is required.' }),
        selectField('Fixed Percentage of Cashback', '20%', {
          empty: 'Fixed Percentage of Cashback is required.',
        }),
      ],
    },
    {
      title: 'Bank account',
      answers: [
        textField('Bank Name', 'Banco do Exemplo', { empty: 'Bank Name is required.' }),
        textField('IBAN', 'PT50 0002 0123 1234 5678 9015 4', { empty: 'IBAN is required.' }),
        textField('Swift Code', 'BESCPTPL', { empty: 'Swift Code is required.' }),
      ],
    },
    {
      title: 'Agreement',
      answers: [
        checkboxField('I agree to the Terms and Conditions', {
          empty: 'You must agree to the Terms and Conditions and Privacy Policy.',
        }),
      ],
    },
  ],
  send: 'Accept and send',
  busy: 'Submitting...',
  thanks: [
    'Thank you for your request!',
    "We've received your installation request and will contact you shortly about your online store.",
  ],
  invalid: '',
  rejected: 'Form submission failed. Please try again.',
  unreachable: 'Network error. Could not submit form.',
}
