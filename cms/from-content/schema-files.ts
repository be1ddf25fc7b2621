import { favicon } from '../../art/icons/app-icon.ts'
import { BLOCKS } from '../../content/model/blocks.ts'
import { RESERVED_SEGMENTS } from '../../content/model/reserved-segments.ts'
import { footerItemSchemas, footerSchema } from '../../content/strapi/footer-schema.ts'
import { pageSchema } from '../../content/strapi/page-schema.ts'
import { blockSchemas } from '../../content/strapi/block-schemas.ts'
import { ALL_FORMS } from '../../forms/all-forms.ts'

/**
 * All generated files, text by path below cms/src: schemas of the content model, the guide to blocks, reserved
 * addresses, the names of forms, the brand's mark.
 */
export function schemaFiles(): ReadonlyMap<string, string> {
  const components = { ...blockSchemas(BLOCKS), ...footerItemSchemas() }
  const types = { page: pageSchema(BLOCKS), footer: footerSchema() }
  return new Map<string, string>([
    ...Object.entries(components).map(([name, schema]) => file(componentPath(name), schema)),
    ...Object.entries(types).map(([name, schema]) => file(typePath(name), schema)),
    file(
      'admin/block-guide.json',
      BLOCKS.map(({ label, help }) => ({ label, help })),
    ),
    file('redirects/reserved-segments.json', RESERVED_SEGMENTS),
    file(
      'inbox/forms.json',
      ALL_FORMS.map(({ name, title }) => ({ name, title })),
    ),
    ['admin/brand/mark.svg', `${favicon()}\n`],
  ])
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
