import type { PREFERENCE_DEFAULTS } from '#domain/account/preferences.ts'
import type { UiState } from '#ui/state/uiState.ts'
import type { Place, Places } from './place.ts'

type PreferenceName = keyof typeof PREFERENCE_DEFAULTS | 'preferredGenerators'

const FOLLOWS: Place = ['src/app/preferences/followPreferences.test.tsx', 'is followed on the screen']
const TRAVELS: Place = [
  'tests/faults/preferences/devices.test.ts',
  'end up alike, with the last choice of everything, whatever is lost on the way',
]
const LOOK: Place = ['src/ui/state/uiStorage.test.tsx', 'carries contrast, motion, density and tooltips']

/** What each preference of a person does, wherever they sign in. */
export const PREFERENCE_PLACES: Readonly<Record<PreferenceName, Places>> = {
  theme: [FOLLOWS, TRAVELS],
  language: [
    FOLLOWS,
    [
      'server/accounts/account/account.test.ts',
      'that the letters follow: their language, and whether the newsletter comes',
    ],
  ],
  emailNotifications: [
    [
      'server/accounts/notices/notices.test.ts',
      'are not written to whoever has switched them off, by the link of one, without signing in',
    ],
  ],
  marketingEmails: [
    [
      'server/accounts/account/account.test.ts',
      'that the letters follow: their language, and whether the newsletter comes',
    ],
    [
      'server/accounts/auth/registration.test.ts',
      'stores the consent that its box names, and keeps to it once the address is proved',
    ],
  ],
  cookiesAccepted: [
    [
      'tests/e2e/statistics/engagement.spec.ts',
      'visits are counted once somebody agrees, offline too, each told once, and erased when they say so',
    ],
    [
      'src/offline/preferences/preferences.test.ts',
      'brings them along when signing in, and finds what was chosen elsewhere',
    ],
    TRAVELS,
  ],
  onboardingCompleted: [
    [
      'src/features/preferences/PreferencesScreen.test.tsx',
      'go when they are closed, and come back from the preferences',
    ],
  ],
  preferredGenerators: [
    [
      'src/features/generation/make/startState.test.ts',
      'is the chosen, then a preferred one, then the default, then the first',
    ],
  ],
}

/** What each setting of one device does. */
export const DEVICE_PLACES: Readonly<
  Record<keyof UiState['preferences'] | keyof UiState['modes'] | 'fullscreen' | 'theme' | 'sidebar', Places>
> = {
  theme: [
    [
      'src/ui/state/uiStorage.test.tsx',
      'is dark by default, light when chosen, and follows the system when told to',
    ],
  ],
  toastPosition: [['src/ui/ToastHost.test.tsx', 'stand where the person wants them']],
  toastDuration: [
    ['src/ui/state/toastRules.test.ts', 'keep their proportions when the person wants them longer'],
    ['src/ui/state/toastRules.test.ts', 'are endless when the person wants them to stay'],
  ],
  animationsEnabled: [LOOK],
  reducedMotion: [LOOK],
  highContrast: [
    LOOK,
    ['src/ui/contrast.test.ts', 'say high contrast in the dark again wherever they say it in the light'],
  ],
  compactMode: [LOOK],
  showTooltips: [LOOK],
  autoSaveInterval: [
    [
      'src/app/settings/EditorSettings.test.tsx',
      'administrators set how often their drafts are saved; nobody else is asked',
    ],
    [
      'src/offline/templates/autoSave.test.ts',
      'a draft is saved within the interval of its first change, however steadily it is changed on',
    ],
    [
      'src/features/builder/drafts/openTemplate.test.tsx',
      'is saved as often as the person wants, and once it is left',
    ],
  ],
  singleKeys: [
    [
      'src/features/builder/keys/EditorKeys.test.tsx',
      'does nothing by one key alone once a person has switched that off, and says so',
    ],
  ],
  focus: [['src/app/settings/modes.test.tsx', 'focus takes the bars off the page and brings them back']],
  debug: [
    [
      'src/app/settings/modes.test.tsx',
      'debug shows the version and the way to the diagnosis, and hides them again',
    ],
  ],
  fullscreen: [
    ['src/app/settings/modes.test.tsx', 'fullscreen is the browser’s to give, and followed when it ends it'],
  ],
  sidebar: [
    ['src/ui/state/uiStorage.test.tsx', 'open, close, toggle, are pinned and resized'],
    [
      'src/features/builder/panels/PanelDock.test.tsx',
      'is the right sidebar: as wide as it was drawn, beside the graph while it is pinned, and closed once it is left unpinned',
    ],
  ],
}
