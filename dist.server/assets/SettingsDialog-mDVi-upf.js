import { i as __toESM } from './rolldown-runtime-DYf_mQCB.js'
import { n as Trans, r as useLingui } from './dist-CJ0y7q9j.js'
import {
  $ as closeSettings,
  Ft as toggleFocusMode,
  G as usePreferences,
  It as toggleFullscreen,
  Lt as useModes,
  Pt as toggleDebugMode,
  U as resetPreferences,
  V as showToast,
  W as setPreference,
  di as RotateCcw,
  tt as useSettingsOpen,
} from '../renderPage.js'
import { t as InstallEntry } from './InstallEntry-DMFUF_xU.js'
import { t as Button } from './Button-BS8EKtfW.js'
import { t as Dialog } from './Dialog-BVCLj5ad.js'
import { t as require_react } from './react-BHbHrMlk.js'
import { t as Switch } from './Switch-Ck1CK0ON.js'
import {
  i as ThemeAndLanguage,
  n as NoTracking,
  r as StoredOnDevice,
  t as VisitsLink,
} from './VisitsLink-CbAJMGE2.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
import { t as Select } from './Select-C1qR71Ig.js'
import { r as TOAST_POSITIONS } from './uiState-BT_q_qil.js'
import { t as CookieChoice } from './CookieChoice-DLE_W6wV.js'
// src/app/settings/SettingsDialog.module.css
var import_react = /* @__PURE__ */ __toESM(require_react(), 1)
var SettingsDialog_module_default = {
  sections: '_sections_iwf5z_2',
  section: '_section_iwf5z_2',
  heading: '_heading_iwf5z_19',
  note: '_note_iwf5z_26',
}
// src/app/settings/AppearanceSettings.tsx
var import_jsx_runtime = require_jsx_runtime()
/** Language, theme, contrast, motion and density. */
function AppearanceSettings() {
  const { _: _t } = useLingui()
  const preferences = usePreferences()
  const id = (0, import_react.useId)()
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('fieldset', {
    className: SettingsDialog_module_default.section,
    'aria-labelledby': id,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('h3', {
        id,
        className: SettingsDialog_module_default.heading,
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: 'A3Bsh7',
          message: ['Wygląd'],
        }),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ThemeAndLanguage, {}),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Switch, {
        isSelected: preferences.highContrast,
        onChange: (value) => setPreference('highContrast', value),
        description: _t(
          /** i18n */
          {
            id: 'hU4pPn',
            message: ['Mocniejsze litery, ramki i\xA0linie.'],
          },
        ),
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: 'EltufT',
          message: ['Wysoki kontrast'],
        }),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Switch, {
        isSelected: preferences.reducedMotion,
        onChange: (value) => setPreference('reducedMotion', value),
        description: _t(
          /** i18n */
          {
            id: 'Y486D2',
            message: ['Nic się nie przesuwa ani nie miga.'],
          },
        ),
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: 'uKaSDm',
          message: ['Mniej ruchu'],
        }),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Switch, {
        isSelected: preferences.animationsEnabled,
        onChange: (value) => setPreference('animationsEnabled', value),
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: 'Px7d3R',
          message: ['Animacje'],
        }),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Switch, {
        isSelected: preferences.compactMode,
        onChange: (value) => setPreference('compactMode', value),
        description: _t(
          /** i18n */
          {
            id: 'Rb5wgG',
            message: ['Więcej treści na ekranie, mniejsze odstępy.'],
          },
        ),
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: 'LeyBOa',
          message: ['Widok zwarty'],
        }),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Switch, {
        isSelected: preferences.showTooltips,
        onChange: (value) => setPreference('showTooltips', value),
        description: _t(
          /** i18n */
          {
            id: 'yDv7cS',
            message: ['Nazwa przycisku po najechaniu na jego ikonę.'],
          },
        ),
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: 'kjAvP7',
          message: ['Podpowiedzi'],
        }),
      }),
    ],
  })
}
// src/app/settings/ModeSettings.tsx
/** Fullscreen, focus and debug. */
function ModeSettings() {
  const { _: _t } = useLingui()
  const modes = useModes()
  const id = (0, import_react.useId)()
  async function changeFullscreen() {
    if (await toggleFullscreen()) return
    showToast({
      type: 'warning',
      title: _t(
        /** i18n */
        {
          id: 'VwkiUs',
          message: ['Ta przeglądarka nie pozwala na pełny ekran'],
        },
      ),
    })
  }
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('fieldset', {
    className: SettingsDialog_module_default.section,
    'aria-labelledby': id,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('h3', {
        id,
        className: SettingsDialog_module_default.heading,
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: 'dbH6Gk',
          message: ['Tryby'],
        }),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Switch, {
        isSelected: modes.fullscreen,
        onChange: () => void changeFullscreen(),
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: 'P0c2nN',
          message: ['Pełny ekran'],
        }),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Switch, {
        isSelected: modes.focus,
        onChange: toggleFocusMode,
        description: _t(
          /** i18n */
          {
            id: 'LtpFF8',
            message: ['Bez pasków i\xA0stopki: tylko treść.'],
          },
        ),
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: '2dhzEb',
          message: ['Skupienie'],
        }),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Switch, {
        isSelected: modes.debug,
        onChange: toggleDebugMode,
        description: _t(
          /** i18n */
          {
            id: 'kFFTj2',
            message: ['Pokazuje wersję i\xA0wejście do diagnostyki.'],
          },
        ),
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: 'w8sBbb',
          message: ['Diagnostyka'],
        }),
      }),
    ],
  })
}
// src/app/settings/NoticeSettings.tsx
var POSITION_LABELS = {
  'top-left':
    /** i18n */
    {
      id: 'qiCK9F',
      message: ['U\xA0góry po lewej'],
    },
  'top-center':
    /** i18n */
    {
      id: 'FfIzOJ',
      message: ['U\xA0góry na środku'],
    },
  'top-right':
    /** i18n */
    {
      id: 'yjMbS8',
      message: ['U\xA0góry po prawej'],
    },
  'bottom-left':
    /** i18n */
    {
      id: 'rqQ3wo',
      message: ['Na dole po lewej'],
    },
  'bottom-center':
    /** i18n */
    {
      id: '8AC7gj',
      message: ['Na dole na środku'],
    },
  'bottom-right':
    /** i18n */
    {
      id: 'LvE03j',
      message: ['Na dole po prawej'],
    },
}
/** In ms, as the preference keeps them. 0: toasts stay. */
var DURATIONS = [3e3, 5e3, 8e3, 15e3, 0]
function seconds(duration) {
  return /** i18n */ {
    id: '1a6ggG',
    message: [
      [
        'count',
        'plural',
        {
          offset: void 0,
          one: ['#', '\xA0sekunda'],
          few: ['#', '\xA0sekundy'],
          many: ['#', '\xA0sekund'],
          other: ['#', '\xA0sekundy'],
        },
      ],
    ],
    values: { count: duration / 1e3 },
  }
}
/** A value set elsewhere (an older choice, another tab) stays choosable. */
function withCurrent(offered, current) {
  return offered.includes(current) ? offered : [current, ...offered]
}
/** Where and how long toasts stand. */
function NoticeSettings() {
  const { _: _t, i18n } = useLingui()
  const { toastPosition, toastDuration } = usePreferences()
  const id = (0, import_react.useId)()
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('fieldset', {
    className: SettingsDialog_module_default.section,
    'aria-labelledby': id,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('h3', {
        id,
        className: SettingsDialog_module_default.heading,
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: 'C0Egby',
          message: ['Powiadomienia'],
        }),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Select, {
        label: _t(
          /** i18n */
          {
            id: 'IRo6yE',
            message: ['Gdzie pokazywać powiadomienia'],
          },
        ),
        options: TOAST_POSITIONS.map((value) => ({
          value,
          label: i18n._(POSITION_LABELS[value]),
        })),
        value: toastPosition,
        onChange: (value) => setPreference('toastPosition', value),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Select, {
        label: _t(
          /** i18n */
          {
            id: 'Xei4cO',
            message: ['Jak długo je pokazywać'],
          },
        ),
        options: withCurrent(DURATIONS, toastDuration).map((value) => ({
          value: String(value),
          label:
            value === 0
              ? _t(
                  /** i18n */
                  {
                    id: 'ncod1o',
                    message: ['Aż je zamknę'],
                  },
                )
              : i18n._(seconds(value)),
        })),
        value: String(toastDuration),
        onChange: (value) => setPreference('toastDuration', Number(value)),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
          size: 'small',
          onPress: () =>
            showToast({
              type: 'info',
              title: _t(
                /** i18n */
                {
                  id: 'GD_qsJ',
                  message: ['Tak wygląda powiadomienie'],
                },
              ),
            }),
          children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
            id: 'EC8zxb',
            message: ['Pokaż przykład'],
          }),
        }),
      }),
    ],
  })
}
// src/app/settings/PrivacySettings.tsx
/** What is kept on this device, and whether visits may be counted: for those without an account too. */
function PrivacySettings() {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
    className: SettingsDialog_module_default.section,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('h3', {
        className: SettingsDialog_module_default.heading,
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: 'kuoIGU',
          message: ['Prywatność'],
        }),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
        className: SettingsDialog_module_default.note,
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NoTracking, {}),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CookieChoice, {}),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(VisitsLink, { onClick: closeSettings }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(StoredOnDevice, {}),
    ],
  })
}
// src/app/settings/SettingsDialog.tsx
/** „Wygląd i język": everything one may set without an account, in effect at once and kept on this device. */
function SettingsDialog() {
  const { _: _t } = useLingui()
  const isOpen = useSettingsOpen()
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Dialog, {
    isOpen,
    onOpenChange: closeSettings,
    title: _t(
      /** i18n */
      {
        id: 'E4fnci',
        message: ['Wygląd i\xA0język'],
      },
    ),
    actions: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
      children: [
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
          variant: 'quiet',
          icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RotateCcw, { size: 18 }),
          onPress: resetPreferences,
          children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
            id: 'idAOeY',
            message: ['Przywróć domyślne'],
          }),
        }),
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
          variant: 'primary',
          onPress: closeSettings,
          children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
            id: 'ph38UP',
            message: ['Gotowe'],
          }),
        }),
      ],
    }),
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
      className: SettingsDialog_module_default.sections,
      children: [
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AppearanceSettings, {}),
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NoticeSettings, {}),
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ModeSettings, {}),
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PrivacySettings, {}),
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)(InstallEntry, {}),
      ],
    }),
  })
}
export { SettingsDialog as default }
