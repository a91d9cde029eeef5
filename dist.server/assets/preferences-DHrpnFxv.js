import { n as Trans, r as useLingui } from './dist-CJ0y7q9j.js'
import {
  At as useConnection,
  Lr as ENGINES,
  Si as useServices,
  T as useFormat,
  ii as TriangleExclamationPoint,
  jt as useStore,
  q as useChoiceTimes,
} from '../renderPage.js'
import {
  i as ThemeAndLanguage,
  n as NoTracking,
  r as StoredOnDevice,
  t as VisitsLink,
} from './VisitsLink-CbAJMGE2.js'
import { t as AccountFrame } from './AccountFrame-SnKlExHV.js'
import { t as useQuery } from './useQuery-ByumTbVI.js'
import { t as engineOffersQuery } from './engineOffersQuery-BlkF-w79.js'
import { m as GENERATOR_OPTIONS } from './generationCalls-UKwjLv4R.js'
import { t as Card } from './Card-scAZrQw6.js'
import { t as Select } from './Select-C1qR71Ig.js'
import { t as Skeleton } from './Skeleton-ClnzUomb.js'
import { t as Switch } from './Switch-Ck1CK0ON.js'
import { t as engineWords } from './engineWords-tH4QzJQD.js'
import { t as OPTION_WORDS } from './optionWords-9o4VXV17.js'
import { t as useGenerationPreferences } from './useGenerationPreferences-flanJ89T.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
import { t as ErrorState } from './ErrorState-DZrYQXwg.js'
import { t as CookieChoice } from './CookieChoice-DLE_W6wV.js'
import { n as PREFERENCE_DEFAULTS } from './preferences-CXXm9RGo.js'
import { t as useSetPreferences } from './useSetPreferences-CBLll9iH.js'
import { t as Checkbox } from './Checkbox-BMWwoWo_.js'
import { t as livePreferences } from './livePreferences-2jUhTNK5.js'
import { t as Check } from './check-Uw45F36v.js'
import { t as CloudUpload } from './cloud-upload-C0XR2nWF.js'
import { t as Smartphone } from './smartphone-BOnmPzeq.js'
import { r as hasChoices } from './mergePreferences-D12kzuJf.js'
var GenerationPreferencesCard_module_default = {
  choices: '_choices_lrh1i_2',
  habits: '_habits_lrh1i_8',
}
// src/features/generation/preferences/GenerationPreferencesCard.tsx
var import_jsx_runtime = require_jsx_runtime()
var { image, video } = GENERATOR_OPTIONS
var { image: words } = OPTION_WORDS
/** How somebody likes to generate on this device: what a form begins with, and what is kept. */
function GenerationPreferencesCard() {
  const { preferences, save, isLoading } = useGenerationPreferences()
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Card, {
    title: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'C0yewO',
      message: ['Generowanie'],
    }),
    lead: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'qACpYd',
      message: ['Od tego zaczyna się każdy formularz na tym urządzeniu. W\xA0formularzu możesz to zmienić.'],
    }),
    children: isLoading
      ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
          'aria-busy': 'true',
          children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, {
            shape: 'box',
            height: '16rem',
          }),
        })
      : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
          children: [
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Beginnings, {
              preferences,
              save,
            }),
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Habits, {
              preferences,
              save,
            }),
          ],
        }),
  })
}
/** What a form begins with. */
function Beginnings({ preferences, save }) {
  const { i18n, _: _t } = useLingui()
  const format = useFormat()
  const offers = useQuery(engineOffersQuery(useServices())).data
  const { defaultEngines } = preferences
  const engine = (type, label) =>
    /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Select, {
      label,
      options: engineOptions(
        type,
        offers,
        defaultEngines[type],
        _t(
          /** i18n */
          {
            id: '6l4YLD',
            message: ['Pierwszy dostępny'],
          },
        ),
      ),
      value: defaultEngines[type] ?? '',
      onChange: (id) =>
        save({
          defaultEngines: {
            ...defaultEngines,
            [type]: id === '' ? null : id,
          },
        }),
    })
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('fieldset', {
    className: GenerationPreferencesCard_module_default.choices,
    'aria-label': _t(
      /** i18n */
      {
        id: 'Mq44YU',
        message: ['Od czego zaczyna formularz'],
      },
    ),
    children: [
      engine(
        'image',
        _t(
          /** i18n */
          {
            id: 'uzjxCF',
            message: ['Generator obrazów'],
          },
        ),
      ),
      engine(
        'video',
        _t(
          /** i18n */
          {
            id: 'IWXwV-',
            message: ['Generator wideo'],
          },
        ),
      ),
      engine(
        'music',
        _t(
          /** i18n */
          {
            id: 'gTis40',
            message: ['Generator muzyki'],
          },
        ),
      ),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Select, {
        label: _t(
          /** i18n */
          {
            id: 'oERGpN',
            message: ['Styl obrazu'],
          },
        ),
        options: image.style.values.map((value) => ({
          value,
          label: i18n._(words.style.values[value]),
        })),
        value: preferences.style,
        onChange: (style) => save({ style }),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Select, {
        label: _t(
          /** i18n */
          {
            id: 'lBdQNe',
            message: ['Format obrazu'],
          },
        ),
        options: image.size.values.map((value) => ({
          value,
          label: i18n._(words.size.values[value]),
        })),
        value: preferences.size,
        onChange: (size) => save({ size }),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Select, {
        label: _t(
          /** i18n */
          {
            id: 'OHnu-h',
            message: ['Jakość obrazu'],
          },
        ),
        options: image.quality.values.map((value) => ({
          value,
          label: i18n._(words.quality.values[value]),
        })),
        value: preferences.quality,
        onChange: (quality) => save({ quality }),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Select, {
        label: _t(
          /** i18n */
          {
            id: 'vVJKnW',
            message: ['Długość wideo'],
          },
        ),
        options: video.duration.values.map((value) => ({
          value: String(value),
          label: format.duration(value * 1e3),
        })),
        value: String(preferences.videoLength),
        onChange: (value) => {
          const videoLength = video.duration.values.find((length) => String(length) === value)
          if (videoLength !== void 0) save({ videoLength })
        },
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Select, {
        label: _t(
          /** i18n */
          {
            id: 'yg0jLV',
            message: ['Ile prac trzyma to urządzenie'],
          },
        ),
        options: HISTORY_LENGTHS.map((value) => ({
          value: String(value),
          label: format.number(value),
        })),
        value: String(preferences.maxHistoryItems),
        onChange: (value) => save({ maxHistoryItems: Number(value) }),
      }),
    ],
  })
}
var HISTORY_LENGTHS = [5, 10, 15]
function Habits({ preferences, save }) {
  const { _: _t2 } = useLingui()
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('fieldset', {
    className: GenerationPreferencesCard_module_default.habits,
    'aria-label': _t2(
      /** i18n */
      {
        id: 'xgd1NY',
        message: ['Jak pracuje formularz'],
      },
    ),
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Switch, {
        isSelected: preferences.autoTagGenerations,
        description: _t2(
          /** i18n */
          {
            id: '-ni8FV',
            message: ['Na przykład okazja i\xA0styl, które wybierzesz w\xA0formularzu.'],
          },
        ),
        onChange: (autoTagGenerations) => save({ autoTagGenerations }),
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: 'rXjgfj',
          message: ['Dodawaj tagi samo'],
        }),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Switch, {
        isSelected: preferences.savePromptHistory,
        description: _t2(
          /** i18n */
          {
            id: 'YWEtSL',
            message: ['Szkice opisów zostają na tym urządzeniu do następnego razu.'],
          },
        ),
        onChange: (savePromptHistory) => save({ savePromptHistory }),
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: 'gHaLXE',
          message: ['Pamiętaj, co wpisuję'],
        }),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Switch, {
        isSelected: preferences.showAdvancedOptions,
        description: _t2(
          /** i18n */
          {
            id: 'gTjo31',
            message: ['Ziarno i\xA0to, czego na obrazie ma nie być.'],
          },
        ),
        onChange: (showAdvancedOptions) => save({ showAdvancedOptions }),
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: 'jh0Try',
          message: ['Pokazuj ustawienia dla wprawnych'],
        }),
      }),
    ],
  })
}
/** The engines of a type that can be used here, and the one that was chosen even if it can't be used now. */
function engineOptions(type, offers, chosen, none) {
  const known = offers?.filter((offer) => offer.type === type && offer.isAvailable) ?? []
  const ids = known.map(({ id }) => id)
  if (chosen !== null && !ids.includes(chosen)) ids.push(chosen)
  const nameOf = (id) => engineWords(id, known.find((offer) => offer.id === id)?.name).name
  return [
    {
      value: '',
      label: none,
    },
    ...ids.map((id) => ({
      value: id,
      label: nameOf(id),
    })),
  ]
}
var EmailChoices_module_default = { choices: '_choices_1qadz_2' }
// src/features/preferences/EmailChoices.tsx
/** Which letters somebody wants. Those without which an account doesn't work are none of these. */
function EmailChoices({ preferences }) {
  const { _: _t } = useLingui()
  const set = useSetPreferences()
  const { emailNotifications, marketingEmails } = preferences.choices
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('fieldset', {
    className: EmailChoices_module_default.choices,
    'aria-label': _t(
      /** i18n */
      {
        id: 'g0HqeD',
        message: ['Które listy wysyłać'],
      },
    ),
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Switch, {
        isSelected: emailNotifications?.value ?? PREFERENCE_DEFAULTS.emailNotifications,
        onChange: (value) => set({ emailNotifications: value }),
        description: _t(
          /** i18n */
          {
            id: 'wV8mty',
            message: [
              'Gdy coś powstaje dłużej niż 2\xA0minuty i\xA0jest gotowe, oraz gdy kończą się kredyty. Potwierdzenia zamówień przychodzą zawsze.',
            ],
          },
        ),
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: 'ze3En4',
          message: ['Powiadomienia o\xA0tym, co robisz'],
        }),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Switch, {
        isSelected: marketingEmails?.value ?? PREFERENCE_DEFAULTS.marketingEmails,
        onChange: (value) => set({ marketingEmails: value }),
        description: _t(
          /** i18n */
          {
            id: 'Pl3Nu5',
            message: [
              'Newsletter: nowe wzory, pomysły na okazje i\xA0rabaty. Wypisać się można jednym naciśnięciem.',
            ],
          },
        ),
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: '25_7X5',
          message: ['Nowości i\xA0pomysły'],
        }),
      }),
    ],
  })
}
// src/features/preferences/FirstStepsSwitch.tsx
/** Brings „Pierwsze kroki” back, or takes them away. */
function FirstStepsSwitch({ preferences }) {
  const { _: _t } = useLingui()
  const set = useSetPreferences()
  const isCompleted =
    preferences.choices.onboardingCompleted?.value ?? PREFERENCE_DEFAULTS.onboardingCompleted
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Switch, {
    isSelected: !isCompleted,
    onChange: (isShown) => set({ onboardingCompleted: !isShown }),
    description: _t(
      /** i18n */
      {
        id: 'ZvFww5',
        message: ['Krótki przewodnik w\xA0panelu: od czego zacząć i\xA0co ułatwia życie.'],
      },
    ),
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'p8HK_g',
      message: ['Pokazuj pierwsze kroki'],
    }),
  })
}
var GeneratorChoices_module_default = {
  types: '_types_1oitb_2',
  type: '_type_1oitb_2',
  legend: '_legend_1oitb_12',
}
// src/features/preferences/GeneratorChoices.tsx
/** Names of products, the same in every language. */
var NAMES = {
  'dall-e-3': 'DALL·E 3',
  midjourney: 'Midjourney',
  'stable-diffusion': 'Stable Diffusion',
  runway: 'Runway',
  pika: 'Pika',
  'stable-video': 'Stable Video',
}
/** Which engines somebody likes to work with, each chosen by itself. */
function GeneratorChoices({ preferences }) {
  const { _: _t } = useLingui()
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
    className: GeneratorChoices_module_default.types,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EnginesOfType, {
        type: 'image',
        label: _t(
          /** i18n */
          {
            id: '8ta3qd',
            message: ['Obrazy'],
          },
        ),
        preferences,
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EnginesOfType, {
        type: 'video',
        label: _t(
          /** i18n */
          {
            id: '_ANjXZ',
            message: ['Wideo'],
          },
        ),
        preferences,
      }),
    ],
  })
}
function EnginesOfType({ type, label, preferences }) {
  const set = useSetPreferences()
  const chosen = new Map(Object.entries(preferences.choices.preferredGenerators))
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('fieldset', {
    className: GeneratorChoices_module_default.type,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('legend', {
        className: GeneratorChoices_module_default.legend,
        children: label,
      }),
      ENGINES.filter((engine) => engine.type === type).map(({ id }) =>
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)(
          Checkbox,
          {
            isSelected: chosen.get(id)?.value === true,
            onChange: (value) => set({ preferredGenerators: { [id]: value } }),
            children: NAMES[id],
          },
          id,
        ),
      ),
    ],
  })
}
// src/features/preferences/PreferencesSkeleton.tsx
/** The shape of the preferences until this device has been asked for them: a moment. */
function PreferencesSkeleton() {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Card, {
        title: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: 'E4fnci',
          message: ['Wygląd i\xA0język'],
        }),
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { height: '3rem' }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { height: '3rem' }),
        ],
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Card, {
        title: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: 'NrIE5U',
          message: ['Listy od nas'],
        }),
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { height: '3.5rem' }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { height: '3.5rem' }),
        ],
      }),
    ],
  })
}
// src/features/preferences/preferenceState.ts
/**
 * How far the choices of these fields have got, the least far counting; null where nothing was chosen yet. A choice
 * that `chosenAt` (epoch ms) tells of may be so new that the preferences don't hold it yet.
 */
function preferenceState({ choices, unsent, isRefused, isAccount }, fields, chosenAt = {}) {
  const isNewer = ['theme', 'language'].some(
    (field) => fields.includes(field) && (chosenAt[field] ?? 0) > (choices[field]?.changed_at ?? 0),
  )
  if (!isNewer && !hasAny(choices, fields)) return null
  if (!isAccount) return 'on-device'
  if (isNewer) return 'on-its-way'
  if (!hasAny(unsent, fields)) return 'saved'
  return isRefused ? 'refused' : 'on-its-way'
}
function hasAny(preferences, fields) {
  const { preferredGenerators, ...others } = preferences
  return fields.some((field) =>
    field === 'preferredGenerators' ? hasChoices({ preferredGenerators }) : others[field] !== void 0,
  )
}
var SaveState_module_default = { state: '_state_i0le8_2' }
// src/features/preferences/SaveState.tsx
var ICONS = {
  'on-device': Smartphone,
  'on-its-way': CloudUpload,
  saved: Check,
  refused: TriangleExclamationPoint,
}
var WORDS = {
  'on-device':
    /** i18n */
    {
      id: 'X8g8LN',
      message: ['Zapisane na tym urządzeniu'],
    },
  'on-its-way':
    /** i18n */
    {
      id: 'EEmxzf',
      message: ['Zapisuję na koncie…'],
    },
  saved:
    /** i18n */
    {
      id: 'gktstG',
      message: ['Zapisane na Twoim koncie'],
    },
  refused:
    /** i18n */
    {
      id: 'egyPo8',
      message: ['Serwer nie przyjął tej zmiany. Wybierz jeszcze raz albo zajrzyj do „Do wysłania”.'],
    },
}
var WAITS_FOR_NETWORK =
  /** i18n */
  {
    id: 'HvBLvJ',
    message: ['Zapisane tutaj. Na konto trafi, gdy wróci sieć.'],
  }
/** Where the choices of a section are by now. Said aloud when it changes. */
function SaveState({ preferences, fields, isOffline }) {
  const { i18n } = useLingui()
  const state = preferenceState(preferences, fields, useChoiceTimes())
  if (state === null)
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('output', {
      className: SaveState_module_default.state,
    })
  const Icon = ICONS[state]
  const waits = state === 'on-its-way' && isOffline
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('output', {
    className: SaveState_module_default.state,
    'data-state': state,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
        size: 16,
        'aria-hidden': 'true',
      }),
      i18n._(waits ? WAITS_FOR_NETWORK : WORDS[state]),
    ],
  })
}
// src/features/preferences/PreferencesScreen.tsx
/** Everything somebody may have their way: each choice counts at once and says how far it has got. */
function PreferencesScreen(props) {
  const { _: _t } = useLingui()
  const reading = useStore(livePreferences)
  if (reading.kind === 'unread') return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PreferencesSkeleton, {})
  if (reading.kind === 'failed')
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ErrorState, {
      title: _t(
        /** i18n */
        {
          id: 'qLurIq',
          message: ['Nie możemy odczytać Twoich preferencji'],
        },
      ),
      description: _t(
        /** i18n */
        {
          id: 'QW54PP',
          message: [
            'Pamięć tego urządzenia nie odpowiada. Zamknij inne karty z\xA0Iskrą i\xA0spróbuj ponownie.',
          ],
        },
      ),
      onRetry: () => void livePreferences.watch(),
    })
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PreferenceCards, {
    ...props,
    preferences: reading.value,
  })
}
function PreferenceCards({ appearance, isOffline, preferences }) {
  const state = {
    preferences,
    isOffline,
  }
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Card, {
        title: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: 'E4fnci',
          message: ['Wygląd i\xA0język'],
        }),
        children: [
          appearance,
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SaveState, {
            ...state,
            fields: ['theme', 'language'],
          }),
        ],
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Card, {
        title: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: 'NrIE5U',
          message: ['Listy od nas'],
        }),
        lead: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: 's1wOvA',
          message: ['Listy o\xA0bezpieczeństwie konta przychodzą zawsze.'],
        }),
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmailChoices, { preferences }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SaveState, {
            ...state,
            fields: ['emailNotifications', 'marketingEmails'],
          }),
        ],
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Card, {
        title: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: 'rC-6Lv',
          message: ['Ulubione generatory'],
        }),
        lead: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: 'HWxOoE',
          message: ['Te podpowiemy najpierw, gdy będziesz tworzyć.'],
        }),
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(GeneratorChoices, { preferences }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SaveState, {
            ...state,
            fields: ['preferredGenerators'],
          }),
        ],
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Card, {
        title: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: 'U9abz0',
          message: ['Pliki cookie i\xA0prywatność'],
        }),
        lead: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NoTracking, {}),
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CookieChoice, {}),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(VisitsLink, {}),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SaveState, {
            ...state,
            fields: ['cookiesAccepted'],
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(StoredOnDevice, {}),
        ],
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Card, {
        title: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: 'tJW9Sb',
          message: ['Pierwsze kroki'],
        }),
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FirstStepsSwitch, { preferences }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SaveState, {
            ...state,
            fields: ['onboardingCompleted'],
          }),
        ],
      }),
    ],
  })
}
// src/routes/preferences.tsx?tsr-split=component---loader
function Preferences() {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(AccountFrame, {
    place: 'preferences',
    lead: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'iVk17V',
      message: ['Każdy wybór działa od razu i\xA0idzie z\xA0Tobą na inne urządzenia.'],
    }),
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PreferencesScreen, {
        appearance: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ThemeAndLanguage, {}),
        isOffline: useConnection().view === 'offline',
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(GenerationPreferencesCard, {}),
    ],
  })
}
export { Preferences as component }
