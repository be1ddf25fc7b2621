import { ADDRESSES } from '../addresses.ts'
import { block, illustration, page, describedIllustration } from '../compose.ts'
import { FACTS } from '../facts.ts'

export const news = page({
  slug: 'news',
  title: 'Embedded finance in MENA: the bank moves into the shop',
  shareTitle: 'The bank moves into the shop',
  shareDescription:
    'Embedded finance puts payments and rewards where people already shop. Why the Middle East and North Africa suit it so well.',
  colourWorld: 'Charcoal',
  blocks: [
    block('article', {
      category: 'Embedded finance in MENA',
      title: 'The bank moves into the shop',
      summary: `Embedded finance is changing how people in the Middle East and North Africa pay, borrow and save,
        mostly by asking them to visit fewer places.`,
      picture: describedIllustration('news-mena'),
      body: `Think of the last time you bought something and did not think about your bank. You tapped a phone, a ride ended
        or an order was confirmed, and the money had moved. That is embedded finance: a financial service that turns up inside
        something you were doing anyway. The bank is still there. It has merely stopped asking you to come in.

        The idea is not new. Shops have offered credit for as long as there have been shops. What is new is that a payment, a
        loan, a policy or a reward can now be added to almost any app with a few lines of code, and that the phone in a
        customer’s hand is terminal, card and branch at once.

        ### Why this region

        The Middle East and North Africa, MENA for short, is not one market. It spans wealthy cities and remote villages, several
        currencies and many sets of rules. Yet a few things repeat across it, and they favour this kind of finance.

        The population is young and lives on its phone. Many people went straight from cash to mobile without years of desktop
        banking in between, so there is little to unlearn. At the same time, cash is still a habit, and many adults and small
        businesses have at best a thin relationship with a bank. An app that they already open for groceries or transport can
        offer them a first financial service without a form, a queue or a branch.

        Then there is movement. People work in one country and support a family in another. They travel, and they send money
        home. A wallet that halts at the border is only half useful to them.

        And there are the shops. From the souk to the shopping mall, retail in the region runs on personal ties and repeat
        visits. Merchants there have always rewarded a good customer. They have rarely had a tool that remembers it for them.

        ### What it takes

        Regulators have noticed. Several countries have built instant payment systems, licensed digital banks or opened
        supervised spaces in which new services can be tried. The direction is clear, the pace differs, and nobody who works
        across the region gets by with a single set of papers.

        Trust matters more than technology. People forgive an app that is slow. They do not forgive money that is missing. Whoever
        embeds finance into a shop takes on a bank’s duty of care, whether or not there is “bank” on the door: tell people
        what they pay, keep their data safe, and give the money back when something goes wrong.

        Merchants need a reason, too. A new way to pay is one more thing to explain at the till. It earns its place when it also
        brings customers back, and when the shop can see that it does.

        ### Where cashback fits

        Cashback is embedded finance in its plainest form. It needs no explanation and no interest rate. You pay, and some of it
        returns. For the shopper it is a first balance that grows with use. For the merchant it is a discount paid only when
        there has been a sale.

        The usual weakness is that it goes stale. Points expire, or they are good in one chain only. Take away the expiry date
        and the single shop, and cashback begins to behave like something you own.

        That is the thought behind Beam Wallet. It has ${FACTS.activeUsersInMena} active users in MENA today, and it stands at
        ${FACTS.rank} in a ${FACTS.rankedList} list. Its users pay in shops by contactless, Bluetooth or QR code, and online with a
        unique code. What they earn has no expiry and no geographic limit, so it can be earned in one town and spent in another.

        ### What to watch

        Expect the lines to blur further. Shops will offer more of what used to be a bank’s business, and banks will want to be
        where the shopping happens. The winners will be easy to recognise, because their customers will hardly notice them. They
        will have paid, and gone on with their day, a little better off than before.`,
    }),
    block('call-to-action', {
      title: 'Read on',
      text: 'Our blog has more on payments and loyalty.',
      buttonText: 'Go to the blog',
      buttonUrl: ADDRESSES.blog,
      secondButtonText: 'See the wallet',
      secondButtonUrl: '/pay-in-store',
      backgroundColor: 'Teal',
      picture: illustration('reading'),
    }),
  ],
})
