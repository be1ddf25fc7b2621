import { ADDRESSES } from '../addresses.ts'
import { block, page, describedIllustration } from '../compose.ts'
import { FACTS } from '../facts.ts'

export const news = page({
  slug: 'news',
  title: 'Embedded finance in MENA: banking moves into the store',
  shareTitle: 'Banking moves into the store',
  shareDescription:
    'Embedded finance puts payments and rewards where people already shop. Why the Middle East and North Africa are a good fit.',
  colourWorld: 'Charcoal',
  blocks: [
    block('article', {
      category: 'Embedded finance in MENA',
      title: 'Banking moves into the store',
      summary: `With embedded finance, people in the Middle East and North Africa can pay, borrow, and save where they already shop.`,
      picture: describedIllustration('news-mena'),
      body: `Your ride ends, and the fare is already paid. You never took out a card or opened a banking app. That is embedded
        finance: a financial service built into something you were doing anyway.

        Stores have offered credit for centuries. Today, payments, loans, insurance, and rewards can be added to almost any
        app with a few lines of code. Customers pay in installments, insure a bicycle, or get part of the price back, all on a
        phone and without visiting a branch.

        ### Why MENA

        A salary in one country, family in another, and two currencies between them: for many people in the Middle East and
        North Africa (MENA), that is everyday life. They work abroad, travel, and send money home.

        > A wallet limited to one country is of little use to people who work abroad.

        Many people moved directly from cash to payments on the phone they already had. Cash is still common, and some
        adults and small businesses have little contact with a bank. An app they already use for groceries or transportation
        can offer them their first financial service without paperwork or a visit to a branch.

        Retail in the region, from the souk to the shopping mall, is built on personal relationships and repeat visits.
        Merchants have always rewarded good customers, but few have had digital tools to do it.

        ### What it takes

        Several countries have built instant payment systems, licensed digital banks, or set up
        regulatory sandboxes. The pace varies, and companies that operate across the region need to comply with several sets
        of rules.

        Customers must be able to trust the service with their money. Companies that offer financial services in a store take on
        a bank’s responsibilities: they must be clear about costs, keep data safe, and refund customers when something goes
        wrong. Someone has to answer when a customer asks where a payment went.

        Merchants need a reason to adopt it, too. A new payment method is one more thing to explain at the checkout, often
        while others wait in line. It is worth the effort when it brings customers back and the store can measure the results.

        ### Where cashback fits

        Cashback is one of the simplest forms of embedded finance. Customers pay and get part of the price back. Their balance
        grows each time they shop, and merchants only pay for it when they make a sale.

        > Cashback earned in one city can be spent in another.

        In many traditional loyalty programs, points expire and can only be used at one chain. Cashback without those limits
        works much like money. That is the idea behind Beam Wallet.

        Users [pay in stores](/pay-in-store) with contactless, Bluetooth, or QR code payments, and
        [pay online](/pay-online) with a unique code. The cashback they earn has no expiry and no geographic limit.

        ### What comes next

        We expect more stores to offer payments and rewards under their own name, and more banks to work with stores.
        Customers will compare how quickly each service works, what it costs, and what they get back.`,
      bodyPicture: describedIllustration('market-stall'),
      numbers: `**${FACTS.activeUsersInMena}** active users of Beam Wallet in MENA

        **${FACTS.rank}** in a [${FACTS.rankedList} list (PDF)](${ADDRESSES.ranking})`,
      sources: `The number of active users and the rank are published by Beam Wallet.
        The description of the region and the outlook are our own assessment.`,
    }),
    block('call-to-action', {
      title: 'Read more on our blog',
      text: 'Articles about payments, loyalty, and stores.',
      buttonText: 'Go to the blog',
      buttonUrl: ADDRESSES.blog,
      secondButtonText: 'About Beam Wallet',
      secondButtonUrl: '/about-us',
      backgroundColor: 'Teal',
      picture: describedIllustration('reading'),
    }),
  ],
})
