import { block, page, describedIllustration } from '../compose.ts'

export const accessibility = page({
  slug: 'accessibility',
  title: 'Accessibility statement',
  shareTitle: 'Beam Wallet for everyone',
  shareDescription:
    'What this website does to be usable by everyone, which standard it follows, and how to tell us where it falls short.',
  colourWorld: 'Teal',
  blocks: [
    block('hero', {
      category: 'Accessibility',
      title: 'For every hand, eye and ear.',
      description:
        'This website should work for you, however you read, point or type. Here is how far we are.',
      backgroundColor: 'Charcoal',
      picture: describedIllustration('accessibility'),
      imagePosition: 'left',
    }),
    block('rich-text', {
      body: `### The standard

        We build this website to meet the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA. The statement covers
        the pages and forms under this address. It does not cover the app, or other sites that we link to.

        ### What you can expect

        - Every page and every form works with a keyboard alone, and the focus is always visible.
        - Every page and every form works without JavaScript.
        - Headings, landmarks and labels are there for screen readers. Errors are named in words, beside the field and in a
          list that leads to it.
        - Text can be enlarged to twice its size, and pages fit a screen of 320 pixels without sideways scrolling.
        - Colours have enough contrast in the light and in the dark scheme, and colour is never the only signal.
        - If your device asks for less motion, nothing moves.

        ### How we test

        Automated checks run over every page and over the forms in their empty, failed and finished states. We also go through
        the site by keyboard and with forced colours. No outside body has audited it so far.

        ### Known limits

        - The video player and the support site belong to other providers. We cannot vouch for every detail in them.
        - PDF documents that we link to may not be tagged.
        - Editors can add pictures and pages at any time. We check for missing descriptions, but one may slip through.

        ### Tell us

        If something stands in your way, [write to us](/contacts). Name the page, what you tried to do and what you use to
        read it, and we will look for a way round it while we repair it.`,
      width: 'narrow',
    }),
  ],
})
