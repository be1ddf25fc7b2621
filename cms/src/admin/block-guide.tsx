import type { PanelComponent } from '@strapi/content-manager/strapi-admin'
import blocks from './block-guide.json'

/** Beside a page in the panel: what each block is for, since Strapi shows that nowhere itself. */
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
