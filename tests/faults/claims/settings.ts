import type { FeatureName, RuntimeConfig } from '#domain/runtimeConfig.ts'
import type { EnvironmentVariable } from '#server/readConfig.ts'
import type { Place, Places } from './place.ts'

const settings = (title: string): Place => ['server/settings.test.ts', title]
const page = (title: string): Place => ['src/app/start/runtimeSettings.test.tsx', title]
const read = (title: string): Place => ['server/readConfig.test.ts', title]
const start = (title: string): Place => ['server/start.long.test.ts', title]
const CONFIGURED =
  'tells the page of a configured store; with HOST=0.0.0.0 answers everybody, and makes no demo user'
const providers = (title: string): Place => ['server/studio/generators/providers/providers.test.ts', title]

/** What the page alone does; the server says whether. */
const TOLD: Place = [
  'server/http/document.test.ts',
  'tells the page of a switch that is the page’s alone: %s',
]

const FILE_STORE: Place = [
  'server/platform/files/fileStore.test.ts',
  'gives back what was put, whole and in parts',
]
const BUCKET = read('put files into a bucket only when everything about it is given')

/** What each switch of the product switches, on the page and on the server. */
export const FEATURE_PLACES: Readonly<
  Record<FeatureName, { readonly page: Places; readonly server: Places }>
> = {
  imageGeneration: {
    page: [
      [
        'src/app/switches.test.tsx',
        'a kind that is switched off has neither a generator nor a way to it: %s',
      ],
      [
        'src/features/shop/credits/CreditsScreen.test.tsx',
        'a kind that is off, or has no engine that can be used, is not spoken of',
      ],
    ],
    server: [['server/studio/generators/switches.test.ts', 'is made by nobody and offered to nobody: %s']],
  },
  videoGeneration: {
    page: [
      [
        'src/app/switches.test.tsx',
        'a kind that is switched off has neither a generator nor a way to it: %s',
      ],
    ],
    server: [['server/studio/generators/switches.test.ts', 'is made by nobody and offered to nobody: %s']],
  },
  analytics: {
    page: [['src/app/switches.test.tsx', 'nobody is asked about counting where nobody is counted']],
    server: [['server/studio/analytics/analytics.test.ts', 'are not counted where counting is switched off']],
  },
  socialSharing: {
    page: [
      [
        'src/features/generation/details/ResultScreen.test.tsx',
        'has no way to be shown where sharing is switched off',
      ],
    ],
    server: [['server/studio/generators/switches.test.ts', 'is shared with nobody']],
  },
  darkMode: {
    page: [
      [
        'src/ui/state/keepLight.test.tsx',
        'where the dark look is switched off the page is light, whatever was chosen',
      ],
      ['src/app/switches.test.tsx', 'there is nothing to choose where there is one alone: %s'],
      [
        'src-sw/withConfig.test.ts',
        'a document is light from its first paint on where there is no dark look',
      ],
    ],
    server: [['server/http/document.test.ts', 'is light from its first paint on without the dark look']],
  },
  multiLanguage: {
    page: [
      [
        'src/i18n/browserLanguage.test.tsx',
        'follows the address where there are several languages, and nothing where there is one',
      ],
      ['src/app/switches.test.tsx', 'there is nothing to choose where there is one alone: %s'],
    ],
    server: [
      ['server/platform/web/requestLanguage.test.ts', 'asks nobody where there is one language only'],
      ['server/http/document.test.ts', 'is Polish and of no other language where there is one alone'],
    ],
  },
  templates: {
    page: [
      [
        'src/app/switches.test.tsx',
        'templates that are switched off are nowhere: no menu leads to them, and nothing stands at their address',
      ],
    ],
    server: [
      [
        'server/http/document.test.ts',
        'has no templates where they are switched off: no page, no list, nothing for search engines',
      ],
    ],
  },
  advancedBuilderNodes: {
    page: [
      [
        'src/features/builder/palette/Palette.test.tsx',
        'offers the group of advanced nodes where they are switched on, and no other less',
      ],
    ],
    server: [TOLD],
  },
  advancedEditor: {
    page: [
      [
        'src/features/builder/panels/source/SourcePanel.test.tsx',
        'is a panel where the advanced editor is switched on, and none elsewhere',
      ],
    ],
    server: [TOLD],
  },
  betaFeatures: {
    page: [
      [
        'src/features/generation/device/KeepAwake.test.tsx',
        'is offered where features are on trial, and nowhere else',
      ],
    ],
    server: [TOLD],
  },
}

/** What the page does with each thing that the server tells it. */
export const RUNTIME_PLACES: Readonly<Record<keyof RuntimeConfig, Places>> = {
  version: [page('lists that another version has kept are not shown')],
  storefront: [
    ['tests/faults/storefrontElsewhere.test.ts', 'reads its catalogue'],
    ['tests/faults/storefrontElsewhere.test.ts', 'keeps its cart'],
  ],
  isStorefrontEmbedded: [
    [
      'server/http/app.test.ts',
      'leaves no way into the embedded one: its calls and its checkout are nowhere',
    ],
  ],
  hasCarrier: [
    page('days of delivery are told where there is a carrier, and none where there isn’t'),
    [
      'src/features/checkout/CheckoutScreen.test.tsx',
      'offers and promises only what it has without a carrier, and says so of a locker chosen before',
    ],
  ],
  mailbox: [page('there is a way to the mailbox where there is one, and none where there isn’t')],
  textEngine: [
    [
      'server/studio/generators/writing/writing.test.ts',
      'writes three texts for whoever is confirmed, names itself, and is told to the page',
    ],
    [
      'src/features/shop/TextSource.test.tsx',
      'words are said to be of rules, and of AI only where an engine writes',
    ],
  ],
  pushKey: [
    [
      'tests/e2e/account/push.spec.ts',
      'a push tells with no page open, and what it tells of is there without a network',
    ],
  ],
  seller: [page('whoever sells stands on the contact page, and nothing of them that isn’t known')],
  logLevel: [['src/domain/log.test.ts', 'a lower level prints more, silent prints nothing']],
  queryCache: [page('what was read is trusted and kept for as long as is said')],
  features: [
    ['src/services/deviceSwitches.test.ts', 'what was set is read back and goes over the server’s word'],
  ],
}

/** What each variable of the environment does to a server. */
export const ENVIRONMENT_PLACES: Readonly<Record<EnvironmentVariable, Places>> = {
  PORT: [start('refuses a taken port in one line')],
  HOST: [
    [
      'server/firstStart.long.test.ts',
      'in an empty folder prints its address and nothing else, fills the catalogue, answers this machine alone and ends cleanly',
    ],
    start(CONFIGURED),
  ],
  DATA_DIR: [start('is made with the folders it lies in; what can be no such folder is told in one line')],
  DATABASE_URL: [
    start(
      'everything is in that PostgreSQL; while it is gone the health says so, and it is well once it is back',
    ),
  ],
  PUBLIC_ORIGIN: [
    [
      'server/platform/mail/mail.test.ts',
      'reach a real mail server as text and HTML, and nothing of them is kept',
    ],
  ],
  STOREFRONT_ENDPOINT: [start(CONFIGURED)],
  STOREFRONT_PUBLIC_TOKEN: [
    ['server/shop/storefront/storefrontRoutes.test.ts', 'asks for its token: %j is not it'],
    ['tests/faults/storefrontElsewhere.test.ts', 'is refused with the token of another store'],
  ],
  STOREFRONT_PICTURE_ORIGINS: [
    ['server/http/app.test.ts', 'allows calls and pictures of a configured store'],
  ],
  STOREFRONT_CALLS_PER_MINUTE: [
    [
      'server/shop/storefront/storefrontRoutes.test.ts',
      'makes a caller wait who calls too often, and says how long',
    ],
  ],
  WEBHOOK_SECRET: [['server/shop/checkout/webhooks.test.ts', 'refuses what nobody signed with our secret']],
  WEBHOOK_URL: [
    ['server/shop/checkout/webhooks.test.ts', 'also goes, signed, to the address in the settings'],
  ],
  TEST_PAYMENTS: [
    read('take test payments as they should in %s'),
    ['server/shop/checkout/checkout.test.ts', 'completes nothing where no payment is set up, and says so'],
  ],
  SMTP_URL: [
    [
      'server/platform/mail/mail.test.ts',
      'reach a real mail server as text and HTML, and nothing of them is kept',
    ],
  ],
  MAIL_FROM: [
    [
      'server/platform/mail/mail.test.ts',
      'reach a real mail server as text and HTML, and nothing of them is kept',
    ],
  ],
  MAILBOX: [
    read('%j: demo users %s, mailbox %s'),
    ['server/http/app.test.ts', 'is not at %s where it is off'],
  ],
  NEWSLETTER_PER_MINUTE: [
    [
      'server/accounts/newsletter/issues.test.ts',
      'leave one by one at the pace of the settings, whatever number of servers send them',
    ],
  ],
  LOCKERS_URL: [
    [
      'server/shop/lockers/lockers.test.ts',
      'come from the service in the settings, and stay as they were while it answers badly',
    ],
  ],
  SELLER_NAME: [settings('of who sells is what stands on an invoice')],
  SELLER_ADDRESS: [settings('of who sells is what stands on an invoice')],
  SELLER_TAX_ID: [settings('of who sells is what stands on an invoice')],
  SELLER_EMAIL: [
    [
      'server/accounts/contact/contact.test.ts',
      'sends a letter to whoever runs the shop, to be answered to whoever wrote',
    ],
  ],
  SELLER_REGISTER: [page('whoever sells stands at the end of every page, with a way to reach them')],
  SELLER_PHONE: [page('whoever sells stands on the contact page, and nothing of them that isn’t known')],
  NODE_ENV: [read('take test payments as they should in %s'), read('%j: demo users %s, mailbox %s')],
  AUTH_SECRET: [
    [
      'server/accounts/auth/sessions.test.ts',
      'is known by a token that this server has made, and by no other',
    ],
  ],
  ACCESS_TOKEN_SECONDS: [settings('of an access token’s life is how long a token counts')],
  REFRESH_GRACE_SECONDS: [
    settings('of the grace is how long a lost answer to a refresh can be asked for again'),
  ],
  THROTTLE_FACTOR: [settings('of the throttle multiplies how often something may be tried')],
  GENERATOR_WORKERS: [settings('of no workers leaves every generation to processes of their own')],
  SPEECH_MODEL_DIR: [
    [
      'server/studio/generators/hostSpeech/hostSpeech.test.ts',
      'is said in one line to hold no usable weights, and brings no engine: %s',
    ],
  ],
  GENERATOR_LEASE_SECONDS: [settings('of a lease is after how long a silent worker’s job is another’s')],
  GENERATOR_FAULTS: [read('lets prompts ask for faults in tests alone')],
  FILES_S3_ENDPOINT: [BUCKET, FILE_STORE],
  FILES_S3_BUCKET: [
    BUCKET,
    [
      'server/platform/files/fileStore.test.ts',
      'a bucket that is gone takes no file for missing: every call says that the store is',
    ],
  ],
  FILES_S3_REGION: [
    ['server/platform/files/fileStore.test.ts', 'is refused when it is signed for another region'],
  ],
  FILES_S3_KEY_ID: [BUCKET, FILE_STORE],
  FILES_S3_SECRET: [['server/platform/files/fileStore.test.ts', 'is refused without the right secret']],
  VAPID_PRIVATE_KEY: [
    ['server/platform/push/push.test.ts', 'reach the browser encrypted for it alone and signed with our key'],
  ],
  TRUST_PROXY: [
    [
      'server/shop/storefront/publicOrigin.test.ts',
      'believes what a proxy says of our host only where there is one',
    ],
    [
      'server/shop/storefront/storefrontRoutes.test.ts',
      'believes no forwarded address where there is no proxy',
    ],
  ],
  QUERY_STALE_MS: [
    read('takes the times of the caches from the environment'),
    page('what was read is trusted and kept for as long as is said'),
  ],
  QUERY_KEPT_MS: [
    read('takes the times of the caches from the environment'),
    page('what was read is trusted and kept for as long as is said'),
  ],
  RENDER_MS: [
    read('gives documents the time that is set'),
    ['server/http/document.test.ts', 'leaves its content to the browser when that takes longer than it may'],
  ],
  LOG_LEVEL: [
    ['server/platform/log.test.ts', 'at %s writes %d of the four'],
    ['src/domain/log.test.ts', 'a lower level prints more, silent prints nothing'],
  ],
  FEATURE_IMAGE_GENERATION: FEATURE_PLACES.imageGeneration.server,
  FEATURE_VIDEO_GENERATION: FEATURE_PLACES.videoGeneration.server,
  FEATURE_ANALYTICS: FEATURE_PLACES.analytics.server,
  FEATURE_SOCIAL_SHARING: FEATURE_PLACES.socialSharing.server,
  FEATURE_DARK_MODE: FEATURE_PLACES.darkMode.server,
  FEATURE_MULTI_LANGUAGE: FEATURE_PLACES.multiLanguage.server,
  FEATURE_TEMPLATES: FEATURE_PLACES.templates.server,
  FEATURE_ADVANCED_BUILDER_NODES: FEATURE_PLACES.advancedBuilderNodes.server,
  FEATURE_ADVANCED_EDITOR: FEATURE_PLACES.advancedEditor.server,
  FEATURE_BETA_FEATURES: FEATURE_PLACES.betaFeatures.server,
  OPENAI_API_KEY: [
    providers('of OpenAI is asked for as the model of today takes it, and cut to what was wanted'),
  ],
  OPENAI_COMPATIBLE_KEY: [
    providers('comes from any address that speaks OpenAI’s protocol, without a key too'),
  ],
  OPENAI_COMPATIBLE_URL: [
    providers('comes from any address that speaks OpenAI’s protocol, without a key too'),
  ],
  FAL_API_KEY: [providers('of fal and of Replicate gets the seed and what is not wanted')],
  REPLICATE_API_TOKEN: [providers('of fal and of Replicate gets the seed and what is not wanted')],
  ELEVENLABS_API_KEY: [providers('are written, spoken and written down')],
  ENGINES: [
    providers('of an older model comes in the nearest of its shapes and is cut to the wanted one'),
    providers('%s is refused in one line'),
  ],
}
