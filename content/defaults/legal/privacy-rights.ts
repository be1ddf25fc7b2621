import { ADDRESSES } from '../addresses.ts'
import { FACTS } from '../facts.ts'
import type { DraftClause } from './number-clauses.ts'

/** What people may demand, and what this website stores on their device. */
export const PRIVACY_RIGHTS: readonly DraftClause[] = [
  {
    key: 'rights',
    title: 'Your rights',
    body: `You may ask us

      - whether we process data about you, and for a copy of it (Article 15 GDPR),
      - to correct what is wrong and complete what is missing (Article 16),
      - to erase data (Article 17), or to restrict its processing (Article 18),
      - to provide the data that you gave us in a common, machine-readable format (Article 20).

      You may **object** to processing based on a legitimate interest (Article 21), and you may **withdraw consent** at
      any time (Article 7). Neither affects the lawfulness of earlier processing.`,
  },
  {
    key: 'requests',
    title: 'How to exercise your rights',
    body: `Email [${ADDRESSES.privacyMailbox}](mailto:${ADDRESSES.privacyMailbox}). If you have the reference of a form you sent,
      include it so that we can find the data. We may ask you to confirm who you are. We answer free of charge and within a
      month. If a request is complex, the GDPR allows two more months. In that case we tell you the reason within the first.`,
  },
  {
    key: 'authority',
    title: 'Complaints to a supervisory authority',
    body: `If you think we have mishandled your data, please tell us. You may also complain to a supervisory authority at
      any time. In Portugal this is the [Comissão Nacional de Proteção de Dados (CNPD)](${ADDRESSES.dataProtectionAuthority}).`,
  },
  {
    key: 'cookies',
    title: 'Cookies and similar storage',
    body: `This website itself sets no cookies for visitors. It stores some data in your browser. Only this website can read it,
      and clearing your browser’s data for this website removes it.

      - **Cookie choice** (cookie-consent): remembers “accepted” or “declined”, so that we do not ask again. Local storage, until
        you clear it.
      - **Menu and footer:** copies that make moving between pages faster. Session storage, until you close the tab.
      - **Your place on the site:** how far you have scrolled on each page. If a page fails to open, also its address, so that we
        reload it only once. Session storage, until you close the tab.
      - **Answers in progress:** restored after a reload or a visit to another page. Session storage, until you send the form or
        close the tab.
      - **Reference number of a form you sent:** shows you that we received it, even if you left the page in the meantime. Session
        storage, until you have seen it or close the tab.
      - **Drafts of long installation forms:** let you continue later. Local storage, until you send the form or start again, for
        ${FACTS.draftRetention} at most.

      Answers and drafts never contain bank account numbers or files.

      Analytics and advertising tags, where we use them, may set cookies of their own. They may not store anything until you choose **Accept**.`,
  },
  {
    key: 'choice',
    title: 'Your choice, and how to change it',
    body: `We ask once, on your first visit. **Accept** and **Decline** are equally easy to choose, and every page and form works
      with either. We keep the answer in your browser, and we record the choice and its time so that we can show that we asked.

      You can change your mind with the cookie settings in the footer, or by clearing this website’s data in your browser.`,
  },
  {
    key: 'third-parties',
    title: 'Third-party content and changes to this policy',
    body: `A video is loaded from its host only when you press play. Share links, and links to app stores, our shop, and our support
      site, send nothing to those sites until you follow them. If we offer a chat, it is loaded from its provider after
      the page, and only if you have chosen **Accept**.

      We update this policy when what we do changes. For the contract itself, see our
      [General Terms and Conditions](/terms).`,
  },
]
