import { localPartners } from '@beam/content/defaults/pages/local-partners.ts'
import { lpForm } from '@beam/content/defaults/pages/lp-form.ts'
import { localPartnerForm } from '@beam/forms/definitions/local-partner.ts'
import { expect, test } from 'vitest'

// Content imports no forms: pages repeat what the panel after sending says, and must not contradict it.
test.each([
  [lpForm, localPartnerForm.afterwards.steps],
  [localPartners, localPartnerForm.afterwards.steps],
])('the page $slug says what follows its form in the words of the form', (page, steps) => {
  // A sentence may begin with another word there: "Then we contact you".
  const texts = JSON.stringify(page).toLowerCase()
  expect(steps.filter((step) => !texts.includes(step.toLowerCase()))).toEqual([])
})
