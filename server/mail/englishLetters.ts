import type { GenerationType } from '#domain/generation/engines.ts'
import { CARRIER_NAMES } from '#domain/orders/carriers.ts'
import { SHOP_TIME_ZONE } from '#domain/shopTimeZone.ts'
import { comingLine } from './comingWords.ts'
import { issueWords } from './issueWords.ts'
import type { CardThing } from './letter.ts'
import type { LetterTexts } from './letterWords.ts'
import { quoted } from './quoted.ts'
import { type ReceiptTexts, receiptOf } from './receipt.ts'

const HELLO = 'Hello!'

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: SHOP_TIME_ZONE })
const HOUR = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: SHOP_TIME_ZONE })

const at = (time: Date): string => `${DAY.format(time)}, ${HOUR.format(time)}`

const RECEIPT: ReceiptTexts = {
  language: 'en',
  giftWrap: 'gift wrap',
  giftFor: 'for:',
  goods: 'Products',
  discount: 'Discount',
  tax: 'Tax',
  other: 'Other charges',
  rounding: 'Rounding',
  plusTax: '+ tax',
  free: 'free',
  total: 'Total',
  shipping: {
    standard: 'Delivery: courier',
    locker: 'Delivery: parcel locker',
    express: 'Delivery: express courier',
  },
}

const READY: Record<GenerationType, string> = {
  image: 'Your picture is ready',
  video: 'Your film is ready',
  music: 'Your music is ready',
  speech: 'Your recording is ready',
  text: 'Your text is ready',
  transcription: 'Your transcript is ready',
}

const NOTICE_OUT = 'Don’t want such letters? You can switch them off in one click.'

const credits = (count: number): string => `${count}\u00a0${count === 1 ? 'credit' : 'credits'}`

const CARD_THINGS: Record<CardThing, string> = {
  card: 'a card',
  letter: 'a letter',
  email: 'a message',
  message: 'a greeting',
}

interface SentCard {
  readonly what: string
  readonly sender: string
  readonly isAnonymous: boolean
}

function cardSender({ what, sender, isAnonymous }: SentCard): string {
  if (sender !== '') return `${sender} has sent you ${what}.`
  return isAnonymous
    ? `Somebody who would rather not say who they are has sent you ${what}.`
    : `Somebody has sent you ${what}; who it is from stands inside.`
}

/** The letters in English; what they say is decided in Polish, beside this. */
export const ENGLISH_LETTERS: LetterTexts = {
  'verify-email': (letter) => ({
    subject: 'Confirm your email address',
    paragraphs: [
      HELLO,
      letter.registeredAt === undefined
        ? 'Somebody, probably you, made an Iskra account with this address.'
        : `Somebody, probably you, made an Iskra account with this address: ${at(letter.registeredAt)}.`,
      'Confirm that both are yours. Where you are not signed in we will ask for the password of that account.',
    ],
    action: { label: 'Confirm address', to: '/verify-email', token: letter.token },
    notes: [
      `The link works until ${at(letter.validUntil)}.`,
      'Not you? Open the link and choose “This isn’t me”: the account goes at once. Unconfirmed, it goes by itself after a week.',
    ],
    other: { label: 'Forgot your password? Set a new one', to: '/forgot-password' },
  }),
  'account-exists': () => ({
    subject: 'You already have an Iskra account',
    paragraphs: [
      HELLO,
      'Somebody, probably you, entered this address at Iskra. You have an account with us already, so just sign in.',
    ],
    action: { label: 'Sign in', to: '/login' },
    notes: ['Not you? There is nothing to do, your account is safe.'],
    other: { label: 'Forgot your password? Set a new one', to: '/forgot-password' },
  }),
  'reset-password': (letter) => ({
    subject: 'Set a new password',
    paragraphs: [HELLO, 'Somebody, probably you, asked for a new Iskra password. You can set it now.'],
    action: { label: 'Set a new password', to: '/reset-password', token: letter.token },
    notes: [
      `The link works once, until ${at(letter.validUntil)}.`,
      'Not you? Ignore this letter. Your password stays as it is.',
    ],
  }),
  'password-changed': () => ({
    subject: 'Password changed',
    paragraphs: [HELLO, 'Your Iskra account has a new password. Your other devices have to sign in again.'],
    notes: ['Not you? Somebody may know your password. Set a new one right away.'],
    other: { label: 'Set a new password', to: '/forgot-password' },
  }),
  'confirm-new-email': (letter) => ({
    subject: 'Confirm your new email address',
    paragraphs: [
      HELLO,
      'This is to be the new address of your Iskra account. Confirm it, and from then on you sign in with it.',
      'Where you are not signed in we will ask for the password of that account.',
    ],
    action: { label: 'Confirm new address', to: '/verify-email', token: letter.token },
    notes: [
      `The link works until ${at(letter.validUntil)}.`,
      'Not you? Give no password and ignore this letter: nothing will change.',
    ],
  }),
  'email-changed': () => ({
    subject: 'Email address changed',
    paragraphs: [
      HELLO,
      'Your Iskra account now has another email address. You can no longer sign in with this one.',
    ],
    notes: ['Not you? Write to us and we will help you get your account back.'],
    other: { label: 'Write to us', to: '/kontakt' },
  }),
  'passkey-added': () => ({
    subject: 'New passkey',
    paragraphs: [
      HELLO,
      'Your Iskra account has a new passkey. It signs in without a password, by fingerprint, face or the code of a device.',
    ],
    action: { label: 'See your passkeys', to: '/ustawienia/bezpieczenstwo' },
    notes: ['Not you? Remove that passkey and change your password.'],
  }),
  'account-deleted': () => ({
    subject: 'Account deleted',
    paragraphs: [
      HELLO,
      'Your Iskra account is gone, and with it your profile, settings and passkeys.',
      'Orders stay for as long as accounting law requires, no longer connected with an account.',
      'Thank you for the time we had.',
    ],
    notes: ['Not you? Write to us.'],
    other: { label: 'Write to us', to: '/kontakt' },
  }),
  'administrator-changed': ({ isAdministrator }) => ({
    subject: 'Account permissions changed',
    paragraphs: [
      HELLO,
      isAdministrator
        ? 'Your Iskra account now has administrator permissions. Sign in again to use them.'
        : 'Your Iskra account no longer has administrator permissions. The rest of it works as before, just sign in again.',
    ],
    notes: ['You do not know where this comes from? Reply to this letter.'],
  }),
  'newsletter-confirm': (letter) => ({
    subject: 'Confirm your newsletter subscription',
    paragraphs: [HELLO, 'One click, and now and then we will send you gift ideas and news from Iskra.'],
    action: { label: 'Subscribe', to: '/newsletter/confirm', token: letter.token },
    notes: [
      `The link works until ${at(letter.validUntil)}.`,
      'Not you? Ignore this letter, nothing more will come.',
    ],
  }),
  'newsletter-welcome': (letter) => ({
    subject: 'Iskra newsletter: all set',
    paragraphs: [HELLO, 'This address is on the list of our newsletter. Good to have you.'],
    action: { label: 'Visit the shop', to: '/sklep' },
    notes: ['Enough of these letters? You can unsubscribe in one click.'],
    other: { label: 'Unsubscribe', to: '/newsletter/unsubscribe', token: letter.unsubscribeToken },
  }),
  'newsletter-issue': (letter) => issueWords(letter, 'en'),
  'restock-confirm': (letter) => ({
    subject: 'Shall we tell you when it is back?',
    paragraphs: [
      HELLO,
      `Somebody, probably you, wants to know when this can be had again: ${letter.product}.`,
      'Confirm that this address is yours, and we will write once, when it is back. After half a year the request ends.',
    ],
    action: { label: 'Yes, tell me', to: '/newsletter/confirm', token: letter.token, of: 'restock' },
    notes: [
      `You can confirm until ${at(letter.validUntil)}. The same link withdraws the request.`,
      'Not you? Ignore this letter, nothing more will come.',
    ],
  }),
  restocked: ({ product, handle, unsubscribeToken }) => ({
    subject: 'Back in the shop',
    paragraphs: [
      HELLO,
      `It is here: ${product}.`,
      'We are writing to everybody who waited for it, and there may be fewer pieces. None is put aside.',
    ],
    action: { label: 'Take a look', to: { product: handle } },
    notes: ['This is the only letter about it. If you wait for something else too, you can withdraw that.'],
    other: {
      label: 'I no longer wait for anything',
      to: '/newsletter/unsubscribe',
      token: unsubscribeToken,
      of: 'restock',
    },
  }),
  card: ({ cardToken, thing, recipient, sender, isAnonymous }) => {
    const what = CARD_THINGS[thing]
    return {
      subject: `${sender === '' ? 'Somebody' : sender} has sent you ${what}`,
      ...(recipient === '' ? {} : { preheader: `The envelope says: ${recipient}.` }),
      paragraphs: [
        'Hello,',
        `${cardSender({ what, sender, isAnonymous })} ${recipient === '' ? '' : `The envelope says: ${recipient}. `}`.trim(),
        'It opens in the browser, free and without signing in. You can save it as a picture or a PDF, and write back.',
      ],
      action: {
        label: thing === 'message' ? 'Open the greeting' : `Open the ${what.replace(/^an? /, '')}`,
        to: { card: cardToken },
        says: (host) => `The button opens the site ${host}. It asks for no data.`,
      },
      notes: [
        'It comes from Iskra, a shop of cards and greetings, as whoever placed the order asked. We put your address on no list.',
      ],
    }
  },
  'card-thanks': ({ thing, recipient, words, isAnonymous, checkoutToken }) => {
    const what = CARD_THINGS[thing].replace(/^an? /, '')
    return {
      subject: `Thanks for the ${what}`,
      paragraphs: [
        HELLO,
        `${recipient === '' ? 'Whoever got it' : recipient} says thanks for the ${what}:`,
        ...quoted(words, ['“', '”']),
      ],
      action: { label: 'See your order', to: { order: checkoutToken } },
      notes: [
        ...(isAnonymous ? ['We have not said who sent it. That stays so.'] : []),
        'These thanks came once, through Iskra: we give nobody’s address away. An answer to this e-mail would not reach them.',
      ],
    }
  },
  'card-unfinished': ({ checkoutToken }) => ({
    subject: 'Your card is waiting for your words',
    paragraphs: [
      HELLO,
      'A card from your order was due to go out today, but some of its words are missing. We have not sent it.',
      'Fill in the text and choose when it goes. You can also send it right away.',
    ],
    action: { label: 'Finish the card', to: { order: checkoutToken } },
    notes: [],
  }),
  'order-placed': ({ order, checkoutToken }) => ({
    subject: `Order ${order.number} received`,
    paragraphs: [
      HELLO,
      `Thank you, we have your order ${order.number} of ${at(new Date(order.placedAt))}.`,
      ...(order.credits > 0
        ? [
            `${credits(order.credits)} will arrive in the account with this address. Without one, they wait until you make it.`,
          ]
        : []),
    ],
    receipt: receiptOf(order, RECEIPT),
    action: { label: 'See your order', to: { order: checkoutToken } },
    notes: [
      'Files of digital products and an invoice are on the order’s page.',
      'This was a test payment: no account was charged.',
      'The link opens your order without a password, so don’t pass it on.',
    ],
  }),
  'parcel-sent': ({ order, carrier, trackingNumber, isCorrected, checkoutToken }) => ({
    subject: isCorrected
      ? `New details of parcel ${order.number}`
      : `Your order ${order.number} has been sent`,
    paragraphs: [
      HELLO,
      isCorrected
        ? `We have corrected the details of the parcel of your order ${order.number}. These are the right ones.`
        : `Your order ${order.number} is on its way.`,
      [
        ...(carrier === 'other' ? [] : [`Carrier: ${CARRIER_NAMES[carrier]}.`]),
        ...(trackingNumber === '' ? [] : [`Tracking number: ${trackingNumber}.`]),
      ].join(' '),
      ...(order.shippingMethod === 'locker'
        ? ['Once the parcel is in the locker, the carrier sends you the code to open it.']
        : []),
    ].filter((paragraph) => paragraph !== ''),
    action: { label: 'See where your parcel is', to: { order: checkoutToken } },
    notes: ['The link opens your order without a password, so don’t pass it on.'],
  }),
  'contact-message': ({ from, orderNumber, message }) => ({
    subject: 'Message from the contact page',
    paragraphs: [
      `Somebody wrote from ${from}${orderNumber === '' ? '' : `, about order ${orderNumber}`}:`,
      ...message.split(/\n{2,}/),
    ],
    notes: ['A reply to this letter goes straight to whoever wrote.'],
  }),
  'run-finished': ({ run, end, unsubscribeToken }) => ({
    subject: end === 'completed' ? 'What you made with a template is ready' : 'It didn’t work this time',
    paragraphs:
      end === 'completed'
        ? [HELLO, `“${run.title}” is ready. It took a while, so we are letting you know.`]
        : [HELLO, `The template “${run.title}” could not be run. The credits are back in your account.`],
    action: { label: end === 'completed' ? 'See it' : 'Try again', to: { run } },
    notes: [NOTICE_OUT],
    other: {
      label: 'Switch these letters off',
      to: '/newsletter/unsubscribe',
      token: unsubscribeToken,
      of: 'notices',
    },
  }),
  'work-finished': ({ generation, end, unsubscribeToken }) => ({
    subject: end === 'completed' ? READY[generation.type] : 'It didn’t work this time',
    paragraphs:
      end === 'completed'
        ? [HELLO, `${READY[generation.type]}. It took a while, so we are letting you know.`]
        : [HELLO, 'What you asked for could not be made. The credits are back in your account.'],
    action: { label: end === 'completed' ? 'See it' : 'Try again', to: { generation: generation.id } },
    notes: [NOTICE_OUT],
    other: {
      label: 'Switch these letters off',
      to: '/newsletter/unsubscribe',
      token: unsubscribeToken,
      of: 'notices',
    },
  }),
  'credits-low': ({ available, unsubscribeToken }) => ({
    subject: 'You are running low on credits',
    paragraphs: [HELLO, `There are ${credits(available)} left in your Iskra account.`],
    action: { label: 'See credit packs', to: '/kredyty' },
    notes: ['We will write about this again only once you have topped up and run low again.', NOTICE_OUT],
    other: {
      label: 'Switch these letters off',
      to: '/newsletter/unsubscribe',
      token: unsubscribeToken,
      of: 'notices',
    },
  }),
  'dates-near': ({ coming, unsubscribeToken }) => ({
    subject: coming.length === 1 ? 'A day that matters is near' : 'Days that matter are near',
    paragraphs: [
      HELLO,
      ...coming.map((one) => `${comingLine(one, 'en')}.`),
      'A card, a letter or a wish: one press and it is begun, with the name and the occasion.',
    ],
    action: { label: 'Begin the gift', to: '/okazje' },
    notes: [
      'We write because a reminder by letter is switched on at Iskra. You can change it for each day.',
      'You want none of these letters? Switch them off with one click.',
    ],
    other: {
      label: 'Switch these letters off',
      to: '/newsletter/unsubscribe',
      token: unsubscribeToken,
      of: 'dates',
    },
  }),
}
