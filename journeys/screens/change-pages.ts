import type { Editor } from '../../cms/tests/sign-in.ts'
import { PAGE } from '../editors/editor-pages.ts'

/** What editors leave: an unfinished page, a published one that was changed since, and a link that leads nowhere. */
export async function changePages(editor: Editor): Promise<void> {
  await editor.create(PAGE, { title: 'Opening hours in December', slug: 'news/opening-hours-in-december' })
  const { documentId } = await editor.find(PAGE, 'slug', 'banks')
  await editor.save(PAGE, documentId, { title: 'Beam Wallet for banks and lenders' })
  const Content = [
    {
      __component: 'blocks.call-to-action',
      title: 'Autumn offers',
      buttonText: 'See all offers',
      buttonUrl: '/offers',
    },
  ]
  const offers = { title: 'Autumn offers', slug: 'autumn-offers', Content }
  const page = await editor.create(PAGE, offers)
  await editor.publish(PAGE, page.documentId, offers)
}
