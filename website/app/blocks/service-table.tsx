import { renderList } from '../ui/render-list.ts'
import type { BlockProps } from './block-props.ts'
import { BlockHeader } from './block-header.tsx'

/**
 * A table of features, descriptions and benefits; on narrow screens a list of features and benefits, the rest folded.
 */
export function ServiceTable({ block, level }: BlockProps<'service-table'>) {
  const { title, featureHeading, descriptionHeading, benefitHeading } = block
  return (
    <section className="service-table block wrap" id={block.sectionId || undefined}>
      <BlockHeader title={title} level={level} intro={block.intro} />
      <table aria-label={title || featureHeading}>
        <thead>
          <tr>
            <th scope="col">{featureHeading}</th>
            <th scope="col">{descriptionHeading}</th>
            <th scope="col">{benefitHeading}</th>
          </tr>
        </thead>
        <tbody>
          {renderList(block.rows, ({ feature, description, benefit }) => (
            <tr>
              <th scope="row">{feature}</th>
              <td>
                <details>
                  <summary>
                    <span className="visually-hidden">{`${descriptionHeading || 'Details'}: ${feature}`}</span>
                  </summary>
                  {description}
                </details>
              </td>
              <td>{benefit}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
