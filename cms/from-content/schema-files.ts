import { favicon } from '../../art/icons/app-icon.ts'
import { BLOCKS } from '../../content/model/blocks.ts'
import { RESERVED_SEGMENTS } from '../../content/model/reserved-segments.ts'
import { footerItemSchemas, footerSchema } from '../../content/strapi/footer-schema.ts'
import { pageSchema } from '../../content/strapi/page-schema.ts'
import { templateToStrapi } from '../../content/strapi/template-to-strapi.ts'
import { ADDRESS_FOLDERS, ALL_TEMPLATES } from '../../content/templates/all-templates.ts'
import { TODAY } from '../../content/templates/page-template.ts'
import { blockSchemas } from '../../content/strapi/block-schemas.ts'
import { ALL_FORMS } from '../../forms/all-forms.ts'
import { pickerChoices } from './picker-choices.ts'

/**
 * All generated files, text by path below cms/src: schemas of the content model, the choices of the panel's pickers,
 * page templates, reserved URLs, the names of forms, the brand's mark.
 */
export function schemaFiles(): ReadonlyMap<string, string> {
  const components = { ...blockSchemas(BLOCKS), ...footerItemSchemas() }
  const types = { page: pageSchema(BLOCKS), footer: footerSchema() }
  return new Map<string, string>([
    ...Object.entries(components).map(([name, schema]) => file(componentPath(name), schema)),
    ...Object.entries(types).map(([name, schema]) => file(typePath(name), schema)),
    file('admin/pickers/choices.json', pickerChoices()),
    file('admin/new-page/page-templates.json', pageTemplates()),
    file('redirects/reserved-segments.json', RESERVED_SEGMENTS),
    file(
      'inbox/forms.json',
      ALL_FORMS.map(({ name, title }) => ({ name, title })),
    ),
    ['admin/brand/mark.svg', `${favicon()}\n`],
  ])
}

/** What editors start new pages from. */
function pageTemplates(): object {
  const folders = Object.entries(ADDRESS_FOLDERS).map(([block, folder]) => [`blocks.${block}`, folder])
  return {
    today: TODAY,
    templates: ALL_TEMPLATES.map((template) => ({
      label: template.label,
      help: template.help,
      values: templateToStrapi(template),
    })),
    folders: Object.fromEntries(folders),
  }
}

/** Folders that contain only generated components. */
export const COMPONENT_FOLDERS = ['components/blocks', 'components/items', 'components/footer']

function componentPath(name: string): string {
  return `components/${name.replace('.', '/')}.json`
}

function typePath(name: string): string {
  return `api/${name}/content-types/${name}/schema.json`
}

function file(path: string, schema: object): readonly [string, string] {
  return [path, `${JSON.stringify(schema, null, 2)}\n`]
}
