import type { GenerationType } from '#domain/generation/engines.ts'
import { CARRIER_NAMES } from '#domain/orders/carriers.ts'
import { SHOP_TIME_ZONE } from '#domain/shopTimeZone.ts'
import { comingLine } from './comingWords.ts'
import { issueWords } from './issueWords.ts'
import type { CardThing } from './letter.ts'
import type { LetterTexts } from './letterWords.ts'
import { quoted } from './quoted.ts'
import { hasDigital, type ReceiptTexts, receiptOf } from './receipt.ts'

const HELLO = 'Hello!'

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: SHOP_TIME_ZONE })
const HOUR = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: SHOP_TIME_ZONE })

const at = (time: Date): string => `${DAY.format(time)}, ${HOUR.format(time)}`

/** The law requires this in a letter, too. */
const STARTED_AT_ONCE =
  'Files and credits were given at once, as you asked when you paid, so that part of the order can’t be returned.'

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
  image: 'Your image is ready',
  video: 'Your video is ready',
  music: 'Your music is ready',
  speech: 'Your recording is ready',
  text: 'Your text is ready',
  transcription: 'Your transcript is ready',
}

const NOTICE_OUT = 'Don’t want these emails? You can turn them off in one click.'

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

/** The letters in English; their content is decided in Polish, beside this. */
export const ENGLISH_LETTERS: LetterTexts = {
  'verify-email': (letter) => ({
    subject: 'Confirm your email address',
    paragraphs: [
      HELLO,
      letter.registeredAt === undefined
        ? 'Someone, probably you, created an Iskra account with this address.'
        : `Someone, probably you, created an Iskra account with this address: ${at(letter.registeredAt)}.`,
      'Please confirm that the address and the account are yours. If you’re not signed in, we’ll ask for the account’s password.',
    ],
    action: { label: 'Confirm address', to: '/verify-email', token: letter.token },
    notes: [
      `The link works until ${at(letter.validUntil)}.`,
      'Not you? Open the link and choose “This isn’t me”, and the account will be deleted at once. If it isn’t confirmed, it’s deleted after a week.',
    ],
    other: { label: 'Forgot your password? Set a new one', to: '/forgot-password' },
  }),
  'account-exists': () => ({
    subject: 'You already have an Iskra account',
    paragraphs: [
      HELLO,
      'Someone, probably you, entered this address at Iskra. You already have an account with us, so just sign in.',
    ],
    action: { label: 'Sign in', to: '/login' },
    notes: ['Not you? You don’t need to do anything. Your account is safe.'],
    other: { label: 'Forgot your password? Set a new one', to: '/forgot-password' },
  }),
  'reset-password': (letter) => ({
    subject: 'Set a new password',
    paragraphs: [HELLO, 'Someone, probably you, asked for a new Iskra password. You can set it now.'],
    action: { label: 'Set a new password', to: '/reset-password', token: letter.token },
    notes: [
      `The link works once, until ${at(letter.validUntil)}.`,
      'Not you? Ignore this email. Your password stays the same.',
    ],
  }),
  'password-changed': () => ({
    subject: 'Password changed',
    paragraphs: [HELLO, 'Your Iskra account has a new password. Your other devices have to sign in again.'],
    notes: ['Not you? Someone may know your password. Set a new one right away.'],
    other: { label: 'Set a new password', to: '/forgot-password' },
  }),
  'confirm-new-email': (letter) => ({
    subject: 'Confirm your new email address',
    paragraphs: [
      HELLO,
      'This will be the new address of your Iskra account. Once you confirm it, you’ll sign in with it.',
      'If you’re not signed in, we’ll ask for the account’s password.',
    ],
    action: { label: 'Confirm new address', to: '/verify-email', token: letter.token },
    notes: [
      `The link works until ${at(letter.validUntil)}.`,
      'Not you? Don’t enter your password and ignore this email. Nothing will change.',
    ],
  }),
  'email-changed': () => ({
    subject: 'Email address changed',
    paragraphs: [
      HELLO,
      'Your Iskra account now has a different email address. You can no longer sign in with this one.',
    ],
    notes: ['Not you? Write to us and we will help you get your account back.'],
    other: { label: 'Write to us', to: '/kontakt' },
  }),
  'passkey-added': () => ({
    subject: 'New passkey',
    paragraphs: [
      HELLO,
      'Your Iskra account has a new passkey. It can be used to sign in without a password, with a fingerprint, face or device code.',
    ],
    action: { label: 'See your passkeys', to: '/ustawienia/bezpieczenstwo' },
    notes: ['Not you? Remove that passkey and change your password.'],
  }),
  'account-deleted': () => ({
    subject: 'Account deleted',
    paragraphs: [
      HELLO,
      'We’ve deleted your Iskra account, along with your profile, settings and passkeys.',
      'We keep orders for as long as accounting law requires, no longer linked to an account.',
      'Thank you for being with us.',
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
    notes: ['Don’t know why this changed? Reply to this email.'],
  }),
  'newsletter-confirm': (letter) => ({
    subject: 'Confirm your newsletter subscription',
    paragraphs: [HELLO, 'One click, and now and then we will send you gift ideas and news from Iskra.'],
    action: { label: 'Subscribe', to: '/newsletter/confirm', token: letter.token },
    notes: [
      `The link works until ${at(letter.validUntil)}.`,
      'Not you? Ignore this email. We won’t write again.',
    ],
  }),
  'newsletter-welcome': (letter) => ({
    subject: 'Iskra newsletter: all set',
    paragraphs: [HELLO, 'Your subscription is confirmed. Thank you.'],
    action: { label: 'Visit the shop', to: '/sklep' },
    notes: ['Don’t want the newsletter any more? You can unsubscribe in one click.'],
    other: { label: 'Unsubscribe', to: '/newsletter/unsubscribe', token: letter.unsubscribeToken },
  }),
  'newsletter-issue': (letter) => issueWords(letter, 'en'),
  'restock-confirm': (letter) => ({
    subject: 'Confirm your back-in-stock request',
    paragraphs: [
      HELLO,
      `Someone, probably you, wants to know when this is back in stock: ${letter.product}.`,
      'Confirm that this is your address and we’ll write once, when it’s back. The request expires after six months.',
    ],
    action: { label: 'Yes, let me know', to: '/newsletter/confirm', token: letter.token, of: 'restock' },
    notes: [
      `The link works until ${at(letter.validUntil)}. You can also use it to withdraw the request.`,
      'Not you? Ignore this email. We won’t write again.',
    ],
  }),
  restocked: ({ product, handle, unsubscribeToken }) => ({
    subject: 'Back in stock',
    paragraphs: [
      HELLO,
      `It’s back: ${product}.`,
      'We’re writing to everyone who was waiting, and there may be fewer pieces. We can’t reserve them.',
    ],
    action: { label: 'Take a look', to: { product: handle } },
    notes: [
      'This is the only email about this product. If you’re waiting for others too, you can withdraw all requests.',
    ],
    other: {
      label: 'Withdraw all requests',
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
      'A card from your order was due to be sent today, but some words are missing, so we haven’t sent it.',
      'Fill in the text and choose when to send it. You can also send it right away.',
    ],
    action: { label: 'Finish the card', to: { order: checkoutToken } },
    notes: [],
  }),
  'order-placed': ({ order, checkoutToken }) => ({
    subject: `Order ${order.number} received`,
    paragraphs: [
      HELLO,
      `Thank you. We’ve received your order ${order.number} of ${at(new Date(order.placedAt))}.`,
      ...(order.credits > 0
        ? [
            `${credits(order.credits)} will be added to the account with this address. No account yet? They’ll wait until you create one.`,
          ]
        : []),
    ],
    receipt: receiptOf(order, RECEIPT),
    action: { label: 'See your order', to: { order: checkoutToken } },
    notes: [
      'You can download digital products and an invoice on the order page.',
      ...(hasDigital(order) ? [STARTED_AT_ONCE] : []),
      'This was a test payment: no account was charged.',
      'The link opens your order without a password, so don’t pass it on.',
    ],
  }),
  'parcel-sent': ({ order, carrier, trackingNumber, isCorrected, checkoutToken }) => ({
    subject: isCorrected
      ? `New tracking details for order ${order.number}`
      : `Your order ${order.number} has been sent`,
    paragraphs: [
      HELLO,
      isCorrected
        ? `We’ve corrected the tracking details for your order ${order.number}. Here are the current ones.`
        : `Your order ${order.number} is on its way.`,
      [
        ...(carrier === 'other' ? [] : [`Carrier: ${CARRIER_NAMES[carrier]}.`]),
        ...(trackingNumber === '' ? [] : [`Tracking number: ${trackingNumber}.`]),
      ].join(' '),
      ...(order.shippingMethod === 'locker'
        ? ['Once the parcel is in the locker, the carrier will send you the code to open it.']
        : []),
    ].filter((paragraph) => paragraph !== ''),
    action: { label: 'See where your parcel is', to: { order: checkoutToken } },
    notes: ['The link opens your order without a password, so don’t pass it on.'],
  }),
  'contact-message': ({ from, orderNumber, message }) => ({
    subject: 'Message from the contact page',
    paragraphs: [
      `Message from ${from}${orderNumber === '' ? '' : `, about order ${orderNumber}`}:`,
      ...message.split(/\n{2,}/),
    ],
    notes: ['A reply to this email goes straight to the sender.'],
  }),
  'run-finished': ({ run, end, unsubscribeToken }) => ({
    subject: end === 'completed' ? 'Your work from a template is ready' : 'It didn’t work this time',
    paragraphs:
      end === 'completed'
        ? [HELLO, `“${run.title}” is ready. It took a while, so we’re letting you know.`]
        : [HELLO, `The template “${run.title}” couldn’t be used. Your credits have been returned.`],
    action: { label: end === 'completed' ? 'See it' : 'Try again', to: { run } },
    notes: [NOTICE_OUT],
    other: {
      label: 'Turn off these emails',
      to: '/newsletter/unsubscribe',
      token: unsubscribeToken,
      of: 'notices',
    },
  }),
  'work-finished': ({ generation, end, unsubscribeToken }) => ({
    subject: end === 'completed' ? READY[generation.type] : 'It didn’t work this time',
    paragraphs:
      end === 'completed'
        ? [HELLO, `${READY[generation.type]}. It took a while, so we’re letting you know.`]
        : [HELLO, 'This couldn’t be made. Your credits have been returned.'],
    action: { label: end === 'completed' ? 'See it' : 'Try again', to: { generation: generation.id } },
    notes: [NOTICE_OUT],
    other: {
      label: 'Turn off these emails',
      to: '/newsletter/unsubscribe',
      token: unsubscribeToken,
      of: 'notices',
    },
  }),
  'credits-low': ({ available, unsubscribeToken }) => ({
    subject: 'You are running low on credits',
    paragraphs: [HELLO, `You have ${credits(available)} left in your Iskra account.`],
    action: { label: 'See credit packs', to: '/kredyty' },
    notes: ['We’ll only write about this again once you’ve topped up and run low again.', NOTICE_OUT],
    other: {
      label: 'Turn off these emails',
      to: '/newsletter/unsubscribe',
      token: unsubscribeToken,
      of: 'notices',
    },
  }),
  'dates-near': ({ coming, unsubscribeToken }) => ({
    subject: coming.length === 1 ? 'An important day is coming up' : 'Important days are coming up',
    paragraphs: [
      HELLO,
      ...coming.map((one) => `${comingLine(one, 'en')}.`),
      'Choose a card, a letter or wishes. We’ll fill in the name and the occasion.',
    ],
    action: { label: 'Prepare a gift', to: '/okazje' },
    notes: [
      'You’re getting this because email reminders are on. You can change them for each day.',
      'Don’t want these reminders? Turn them off in one click.',
    ],
    other: {
      label: 'Turn off these emails',
      to: '/newsletter/unsubscribe',
      token: unsubscribeToken,
      of: 'dates',
    },
  }),
}
