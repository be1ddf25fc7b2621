import { PaintBrush, Pencil } from '@strapi/icons'
import type { StrapiApp } from '@strapi/strapi/admin'
import type { ComponentType } from 'react'
import type { InputProps } from './visual-picker'

/** Registers the inputs that show-pickers.ts shows. */
export function addPickers(app: Pick<StrapiApp, 'customFields'>): void {
  app.customFields.register([
    {
      name: 'illustration',
      type: 'enumeration',
      icon: PaintBrush,
      intlLabel: { id: 'picker.illustration', defaultMessage: 'Drawing' },
      intlDescription: { id: 'picker.illustration.help', defaultMessage: 'One of the site’s drawings' },
      components: { Input: async () => asInput(await import('./illustration-input')) },
    },
    {
      name: 'form',
      type: 'string',
      icon: Pencil,
      intlLabel: { id: 'picker.form', defaultMessage: 'Form' },
      intlDescription: { id: 'picker.form.help', defaultMessage: 'One of the site’s forms' },
      components: { Input: async () => asInput(await import('./form-input')) },
    },
  ])
}

/** Strapi's types do not say that it passes properties to inputs. */
function asInput(module: { readonly default: ComponentType<InputProps> }): { default: ComponentType } {
  return { default: module.default as ComponentType<object> as ComponentType }
}
