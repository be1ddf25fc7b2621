import type { PanelComponent } from '@strapi/content-manager/strapi-admin'
import blocks from './block-guide.json'

/** A side panel of the page editor that explains each block: Strapi itself has no place for such help. */
export const BlockGuide: PanelComponent = ({ model }) =>
  model === 'api::page.page' ? { title: 'Blocks', content: <Guide /> } : null

function Guide() {
  return (
    <details style={{ fontSize: '1.4rem', lineHeight: 1.4 }}>
      <summary style={{ cursor: 'pointer' }}>What each block is for</summary>
      <dl>
        {blocks.map(({ label, help }) => (
          <div key={label} style={{ marginTop: '1.2rem' }}>
            <dt style={{ fontWeight: 600 }}>{label}</dt>
            <dd>{help}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
