import type { LegalClaim } from '#features/legal/legalClaims.ts'
import type { Place, Places } from './place.ts'

const DELETED: Place = [
  'server/accounts/account/accountData.test.ts',
  'whole: of the person nothing is left but what accounting needs, and that is nobody’s',
]
const BROUGHT_BACK: Place = [
  'server/studio/generators/generationRoutes.test.ts',
  'deletes for everybody at once, can bring back for a day, and then forgets all but the price',
]
const REPORTED_WORK: Place = [
  'server/admin/administration/reports.test.ts',
  'is a public work, which an administrator takes down for good',
]
const GUEST_ORDER: Place = [
  'server/shop/checkout/orderLetter.test.ts',
  'goes once to whoever has paid, guests too, in %s',
]

/** What holds each claim of the terms and the privacy policy. */
export const LEGAL_PLACES: Readonly<Record<LegalClaim, Places>> = {
  'account-confirmed-by-letter': [
    [
      'server/accounts/auth/registration.test.ts',
      'makes an account that may sign in and waits for its address to be confirmed',
    ],
  ],
  'account-deleted': [DELETED],
  'cart-names-who-is-signed-in': [
    [
      'src/offline/cart/nameBuyer.test.ts',
      'the cart of whoever is signed in is made with their address, by one call',
    ],
  ],
  'carts-go-after-thirty-days': [
    ['server/tables/retention.test.ts', 'is removed with all that hangs on it, and no sooner; orders stay'],
  ],
  'changes-told-by-letter': [
    [
      'server/accounts/auth/credentials.test.ts',
      'needs the present one, ends every other session and is told by letter',
    ],
    ['server/accounts/account/passkeys.test.ts', 'is added, told of by letter, and signs in'],
  ],
  'credits-without-subscription': [
    ['server/shop/checkout/checkout.test.ts', 'makes one order of fifty payments at once'],
    ['server/studio/credits/credits.test.ts', 'never run out by themselves'],
  ],
  'data-corrected': [['server/accounts/account/account.test.ts', 'of which only what is given changes']],
  'data-exported': [
    ['server/accounts/account/accountData.test.ts', 'comes as one file, without what proves who they are'],
  ],
  'deleted-for-a-day': [BROUGHT_BACK],
  'device-known-by-a-cookie': [
    [
      'server/accounts/auth/throttle.test.ts',
      'of a stranger don’t lock the owner out of a device that has signed in before',
    ],
  ],
  'drawing-shared-by-its-link': [
    [
      'tests/e2e/tools/shared-drawings.spec.ts',
      'a drawing is shared by a link: a stranger looks at it and copies it, the link is renewed and withdrawn',
    ],
    ['server/studio/drawings/drawings.test.ts', 'end a year after they were renewed'],
    ['server/studio/drawings/drawings.test.ts', 'go with their owner’s account'],
  ],
  'every-credit-accounted': [
    ['tests/faults/credits/ledgerModel.test.ts', 'are as the model says, in ${RUNS} sequences'],
    [
      'server/studio/credits/credits.test.ts',
      'are in the account’s export with each movement, page by page in the list',
    ],
  ],
  'failure-is-free': [['server/studio/generators/handOver.test.ts', 'costs nothing when the provider fails']],
  'gifts-once-for-an-address': [
    [
      'server/studio/credits/credits.test.ts',
      'begin with ten once the address is proved, and never again for that address',
    ],
  ],
  'hidden-data-removed': [
    [
      'server/accounts/gallery/recodePicture.test.ts',
      'says nothing of where, when and by whom it was made, and stands upright',
    ],
  ],
  'language-in-a-cookie': [
    ['server/platform/web/requestLanguage.test.ts', 'asks address, cookie and browser, in this order'],
  ],
  'message-reaches-the-seller': [
    [
      'server/accounts/contact/contact.test.ts',
      'sends a letter to whoever runs the shop, to be answered to whoever wrote',
    ],
  ],
  'newsletter-after-confirmation': [
    [
      'server/accounts/newsletter/newsletter.test.ts',
      'comes to whoever confirms, and keeps nothing of whoever doesn’t',
    ],
  ],
  'newsletter-left-in-one-press': [
    [
      'server/accounts/newsletter/newsletter.test.ts',
      'is left in one click, with or without an account, also twice',
    ],
  ],
  'issue-readers-forgotten-after-thirty-days': [
    ['server/accounts/newsletter/issues.test.ts', 'forget who got them after a month, not how many did'],
    [
      'server/accounts/newsletter/issues.test.ts',
      'follow a reader to a new address, and are forgotten with one who leaves',
    ],
  ],
  'letters-watch-nobody': [
    [
      'src/domain/newsletter/issueText.test.ts',
      'takes pictures from where the shop’s come from, each with its words',
    ],
    [
      'src/domain/newsletter/issueText.test.ts',
      'reads headings, paragraphs with links, pictures and buttons',
    ],
  ],
  'no-foreign-scripts': [
    ['server/http/app.test.ts', 'lets a page run its own files and its own inline scripts, and nothing else'],
  ],
  'one-press-one-order': [
    ['server/shop/checkout/checkout.test.ts', 'makes one order of fifty payments at once'],
  ],
  'orders-kept-as-the-law-asks': [DELETED],
  'password-unreadable': [
    [
      'server/accounts/auth/passwords.test.ts',
      'keeps passwords by argon2id at 19 MiB and two passes, each with a salt of its own',
    ],
  ],
  'pictures-private': [
    ['server/accounts/gallery/gallery.test.ts', 'and shows it at addresses that only its owner is given'],
  ],
  'price-before-making': [
    [
      'src/features/generation/make/GeneratorScreen.test.tsx',
      'says the price and what is left before the press, and follows the engine',
    ],
  ],
  'price-before-payment': [
    ['server/shop/checkout/checkout.test.ts', 'charges nothing but what was on the screen'],
  ],
  'profile-hidden-until-shown': [
    [
      'server/accounts/account/account.test.ts',
      'that others see once it is public, and no more of it than that',
    ],
  ],
  'prompt-to-its-provider-alone': [
    ['server/studio/generators/queue.test.ts', 'goes to the engine that was chosen, and to no other'],
  ],
  'push-says-little': [
    ['server/platform/push/push.test.ts', 'reach the browser encrypted for it alone and signed with our key'],
  ],
  'recordings-stay-on-the-device': [
    [
      'tests/e2e/tools/transcription.spec.ts',
      'a recording is written down by keys, by two people, kept without a server, and saved as subtitles',
    ],
  ],
  'reported-work-decided': [REPORTED_WORK],
  'reports-name-nobody': [REPORTED_WORK],
  'sent-files-removed': [
    [
      'server/studio/templates/sent/sentFiles.test.ts',
      'are removed when they are old and no run uses them, and with the last run that did',
    ],
  ],
  'sharing-revocable': [
    [
      'server/platform/files/fileGrants.test.ts',
      'ends when the link is revoked, the preview of the page with it, and what the browser knows is asked for anew',
    ],
    ['server/platform/files/fileGrants.test.ts', 'of what was public ends when it no longer is'],
  ],
  'shop-without-an-account': [GUEST_ORDER],
  'sign-out-clears-the-device': [
    ['tests/faults/session/storeRules.test.ts', 'go with their owner at a sign-out, wherever they stand'],
    [
      'tests/e2e/account/session-device.spec.ts',
      'a sign-out ${network} a network leaves nothing of the person on the device, and ends the session',
    ],
  ],
  'sound-gone-once-heard': [
    [
      'server/studio/generators/sentSound.test.ts',
      'is given to the engine whole, and is gone once it is written down',
    ],
    ['server/studio/generators/sentSound.test.ts', 'is gone as well when it failed or was cancelled'],
    ['server/platform/arriving/arriving.test.ts', 'is gone after a day, with its parts'],
  ],
  'sound-sent-by-a-yes': [
    [
      'tests/e2e/tools/speech-engine.spec.ts',
      'an engine of the server writes down a recording: price, yes, words with times, subtitles',
    ],
  ],
  'taken-down-drawing-told': [
    [
      'server/admin/administration/reports.test.ts',
      'is taken down: its link is dead, its copy deleted, and its owner told why',
    ],
    [
      'server/admin/administration/reports.test.ts',
      'goes with its owner’s account, and what was taken down too',
    ],
    [
      'src/features/drawings/sharing/ShareDialog.test.tsx',
      'tells why a drawing was taken down, and makes no link to it',
    ],
  ],
  'texts-stay-on-the-device': [
    [
      'tests/e2e/tools/text-tool.spec.ts',
      'a faulty text is mended by keys, tidied, kept without a server, and saved as a file',
    ],
  ],
  'texts-sent-when-told': [
    [
      'tests/e2e/tools/text-ai.spec.ts',
      'a text engine is sent what is selected and no more, and its answer is taken piece by piece',
    ],
  ],
  'unconfirmed-account-goes': [
    [
      'server/accounts/auth/registration.test.ts',
      'is cleaned up: unconfirmed accounts after a week, with all that is theirs',
    ],
  ],
  'unconfirmed-kept-nowhere': [
    [
      'server/accounts/newsletter/newsletter.test.ts',
      'comes to whoever confirms, and keeps nothing of whoever doesn’t',
    ],
  ],
  'withdrawal-in-days': [
    ['server/http/structuredData.test.ts', 'of every product is whole, and true of this shop'],
  ],
  'works-belong-to-their-maker': [
    [
      'server/studio/generators/generationRoutes.test.ts',
      'goes along in the export, and leaves with the account, files included',
    ],
  ],
  'works-stay-until-deleted': [BROUGHT_BACK],
  'works-without-network': [
    ['tests/e2e/offline/worker-offline.spec.ts', 'whoever has seen the shop once sees it without a network'],
  ],
  'privacy-signals-followed': [
    [
      'tests/e2e/statistics/engagement.spec.ts',
      'a browser that asks for privacy is not counted and not asked',
    ],
    [
      'server/studio/analytics/analytics.test.ts',
      'are not counted where the browser asks not to be followed',
    ],
  ],
  'visits-counted-by-consent': [
    [
      'tests/e2e/statistics/engagement.spec.ts',
      'visits are counted once somebody agrees, offline too, each told once, and erased when they say so',
    ],
    ['src/offline/engagement/sendVisitEvents.test.ts', 'nothing is kept and nothing sent'],
  ],
  'visits-erased': [
    [
      'src/offline/engagement/sendVisitEvents.test.ts',
      'that is withdrawn all is erased, by whatever comes to it first',
    ],
    ['tests/faults/session/storeRules.test.ts', 'go with their owner at a sign-out, wherever they stand'],
  ],
  'visits-forgotten-after-thirty-days': [
    ['server/studio/analytics/analytics.test.ts', 'are removed after thirty days, when they are counted'],
  ],
  'visits-name-nobody': [
    [
      'src/domain/engagement/engagement.test.ts',
      'is its pattern, and of the shop’s pages what they are about',
    ],
    [
      'server/studio/analytics/analytics.test.ts',
      'are left out one by one where they can’t be, and everything that could be somebody’s with them',
    ],
  ],
}
