import choices from './choices.json'

/** Explains each kind of block: Strapi itself has no place for such help. */
export function BlockGuide() {
  return (
    <details style={{ fontSize: '1.4rem', lineHeight: 1.4 }}>
      <summary style={{ cursor: 'pointer' }}>What each block is for</summary>
      <dl>
        {choices.blocks.map(({ label, help }) => (
          <div key={label} style={{ marginTop: '1.2rem' }}>
            <dt style={{ fontWeight: 600 }}>{label}</dt>
            <dd>{help}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
