import type { PageData } from './page-data.ts'

export function PageScreen({ data }: { data: PageData }) {
  return (
    <>
      <h1>{data.page.title}</h1>
      {data.page.blocks.map((block, index) => (
        <pre key={index}>{JSON.stringify(block, null, 1)}</pre>
      ))}
    </>
  )
}
