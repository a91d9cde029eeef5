import { i as __toESM } from './rolldown-runtime-DYf_mQCB.js'
import { n as Trans, r as useLingui } from './dist-CJ0y7q9j.js'
import { t as Button } from './Button-BS8EKtfW.js'
import { V as showToast, u as FloatingNotice } from '../renderPage.js'
import { t as require_react } from './react-BHbHrMlk.js'
import { t as Dialog } from './Dialog-BVCLj5ad.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
// src/features/storage/StartOver.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1)
var import_jsx_runtime = require_jsx_runtime()
/** The last way out of damaged data: delete it and start anew, after saying what that costs. */
function StartOver() {
  const { _: _t } = useLingui()
  const [isOpen, setIsOpen] = (0, import_react.useState)(false)
  async function startOver() {
    setIsOpen(false)
    const { deleteKeptData } = await import('./deleteKeptData-BlHjPEU8.js')
    if (await deleteKeptData()) {
      location.reload()
      return
    }
    showToast({
      type: 'error',
      title: _t(
        /** i18n */
        {
          id: 'XAzVgJ',
          message: ['Nie udało się usunąć danych'],
        },
      ),
      message: _t(
        /** i18n */
        {
          id: 'FP1HZx',
          message: [
            'Zamknij inne karty Iskry i\xA0spróbuj ponownie albo wyczyść dane strony w\xA0ustawieniach przeglądarki.',
          ],
        },
      ),
    })
  }
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
        variant: 'quiet',
        size: 'small',
        onPress: () => setIsOpen(true),
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: 'LZe8ys',
          message: ['Zacznij od nowa'],
        }),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Dialog, {
        isOpen,
        onOpenChange: setIsOpen,
        role: 'alertdialog',
        size: 'sm',
        title: _t(
          /** i18n */
          {
            id: 'BzPfpE',
            message: ['Usunąć dane z\xA0tego urządzenia?'],
          },
        ),
        actions: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
          children: [
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
              variant: 'secondary',
              onPress: () => setIsOpen(false),
              children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                id: 'WrkZ3t',
                message: ['Zostaw'],
              }),
            }),
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
              variant: 'danger',
              onPress: () => void startOver(),
              children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                id: 'H5Ual_',
                message: ['Usuń i\xA0zacznij od nowa'],
              }),
            }),
          ],
        }),
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
          children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
            id: 'PV1up8',
            message: [
              'Znikną koszyk i\xA0zmiany, które nie dotarły jeszcze do sklepu. Zamówienia i\xA0konto zostają: są po stronie sklepu.',
            ],
          }),
        }),
      }),
    ],
  })
}
// src/features/storage/TroubleNotice.tsx
/** Says why this device keeps nothing beyond this visit, and what to do about it. */
function TroubleNotice({ trouble, onClose }) {
  const { _: _t } = useLingui()
  const titles = {
    refused: _t(
      /** i18n */
      {
        id: 'jIHxo5',
        message: ['Koszyk zostanie tylko do zamknięcia tej karty'],
      },
    ),
    blocked: _t(
      /** i18n */
      {
        id: 'YcOzRY',
        message: ['Inna karta Iskry nie oddaje pamięci'],
      },
    ),
    newer: _t(
      /** i18n */
      {
        id: 'rBb558',
        message: ['Działa tu już nowsza wersja Iskry'],
      },
    ),
    outdated: _t(
      /** i18n */
      {
        id: 'NPTiHY',
        message: ['Iskra zaktualizowała się w\xA0innej karcie'],
      },
    ),
  }
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FloatingNotice, {
    title: titles[trouble],
    closeLabel: _t(
      /** i18n */
      {
        id: 'r_PlZ_',
        message: ['Zamknij ostrzeżenie'],
      },
    ),
    onClose,
    actions: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
      children: [
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
          variant: 'primary',
          size: 'small',
          onPress: () => location.reload(),
          children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
            id: 'nyiJU9',
            message: ['Odśwież'],
          }),
        }),
        trouble === 'refused' ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(StartOver, {}) : null,
      ],
    }),
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TroubleText, { trouble }),
  })
}
function TroubleText({ trouble }) {
  if (trouble === 'refused')
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'c8P5Nj',
      message: [
        'Przeglądarka odmawia pamięci: tak działa okno prywatne, pełny dysk albo uszkodzone dane. Zakupy działają dalej.',
      ],
    })
  if (trouble === 'blocked')
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'z1Pvc7',
      message: ['Zamknij pozostałe karty Iskry i\xA0odśwież tę. Do tego czasu zmiany zostają tylko tutaj.'],
    })
  if (trouble === 'newer')
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'GsRgLP',
      message: ['Dane na tym urządzeniu zapisała nowsza wersja. Odśwież, żeby z\xA0nich skorzystać.'],
    })
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
    id: 'bbY22H',
    message: ['Odśwież tę kartę, żeby dalej zapisywać zmiany.'],
  })
}
export { TroubleNotice as default }
