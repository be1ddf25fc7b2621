import { block, page, describedIllustration } from '../compose.ts'

export const accessibility = page({
  slug: 'accessibility',
  title: 'Accessibility Statement',
  shareTitle: 'Beam Wallet: Accessibility Statement',
  shareDescription:
    'The accessibility standard this website follows, how we test it, its known limits, and how to report a problem.',
  colourWorld: 'Pink',
  blocks: [
    block('hero', {
      category: 'Legal',
      title: 'Accessibility Statement',
      description: 'The standard this website follows, how we test it, and where it falls short.',
      backgroundColor: 'Pink',
      picture: describedIllustration('accessibility'),
      imagePosition: 'right',
    }),
    block('legal-text', {
      intro: `### In short

        - This website is built to meet WCAG 2.2 at level AA.
        - Every page and every form works with a keyboard alone, and without JavaScript.
        - It has not been audited by a third party.
        - The app, and other sites that we link to, are not covered.
        - If something does not work for you, [tell us](/contacts).`,
      clauses: [
        {
          title: 'Standard',
          body: `We build this website to meet the [Web Content Accessibility Guidelines (WCAG) 2.2](https://www.w3.org/TR/WCAG22/) at
          level AA. This statement covers the pages and forms under this address.`,
        },
        {
          title: 'What works',
          body: `- **Keyboard:** every page and every form can be used with a keyboard alone, and the focus is always visible.
          - **Screen readers:** headings, landmarks, and labels name what is on the page. An error message is next to its field
            and in a list that links to it.
          - **Zoom:** text can be enlarged to 200 percent, and pages fit a screen 320 pixels wide without horizontal scrolling.
          - **Color:** contrast is sufficient in light and dark mode, and color is never the only signal.
          - **Motion:** if your device is set to reduce motion, nothing on the page moves.`,
        },
        {
          title: 'How we test',
          body: `Automated checks with axe run on every page, and on every form when it is empty, has errors, and has been sent. Other
          tests use a keyboard only, forced colors, enlarged text, and narrow screens. Nobody outside the team has audited the
          site.`,
        },
        {
          title: 'Known limits',
          body: `- The video player and the support site are run by other providers. Parts of them may not be accessible.
          - PDF documents that we link to may not be tagged.
          - We check new images for a description before a page is published. Some may still lack one.`,
        },
      ],
    }),
    block('call-to-action', {
      title: 'Report a problem',
      text: 'Tell us the page, what you tried to do, and the browser or assistive technology you use.',
      buttonText: 'Contact us',
      buttonUrl: '/contacts',
      backgroundColor: 'None',
    }),
  ],
})
