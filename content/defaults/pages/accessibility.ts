import { block, page, describedIllustration } from '../compose.ts'

export const accessibility = page({
  slug: 'accessibility',
  title: 'Accessibility statement',
  shareTitle: 'Beam Wallet for everyone',
  shareDescription:
    'The accessibility standard this website follows, how we test it, its known limits, and how to report a problem.',
  colourWorld: 'Teal',
  blocks: [
    block('hero', {
      category: 'Accessibility',
      title: 'A website for everyone.',
      description:
        'This page explains which standard our website follows, how we test it, and what its known limits are.',
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
        - Headings, landmarks, and labels support screen readers. Error messages appear next to the field and in a list
          that links to it.
        - You can enlarge text to 200 percent, and pages fit a screen 320 pixels wide without horizontal scrolling.
        - Colors have sufficient contrast in light and dark mode, and color is never the only signal.
        - If your device is set to reduce motion, nothing on the page moves.

        ### How we test

        Automated checks cover every page, and every form when it is empty, has errors, and has been sent. We also test the
        site with a keyboard and with forced colors. It has not been audited by a third party.

        ### Known limits

        - The video player and the support site are run by other providers, and parts of them may not be accessible.
        - PDF documents we link to may not be tagged.
        - Pages and images change often. We check for missing image descriptions, but some may be missed.

        ### Report a problem

        If something does not work for you, [contact us](/contacts). Tell us the page, what you tried to do, and the browser or
        assistive technology you use. We will help you find a way to do it while we fix the problem.`,
      width: 'narrow',
    }),
  ],
})
