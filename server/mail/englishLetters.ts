import type { LetterTexts } from './letterWords.ts'

const HELLO = 'Hello!'

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/Warsaw' })
const HOUR = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'Europe/Warsaw' })

const at = (time: Date): string => `${DAY.format(time)}, ${HOUR.format(time)}`

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
    notes: ['Not you? Reply to this letter and we will help you get your account back.'],
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
    notes: ['Not you? Reply to this letter.'],
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
}
