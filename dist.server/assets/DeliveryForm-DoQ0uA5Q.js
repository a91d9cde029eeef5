import { i as __toESM } from './rolldown-runtime-DYf_mQCB.js'
import { n as Trans, r as useLingui } from './dist-CJ0y7q9j.js'
import { Si as useServices, V as showToast, ji as useQueryClient } from '../renderPage.js'
import { t as require_react } from './react-BHbHrMlk.js'
import { t as changeCardDelivery } from './cardCalls-DFF3KOP-.js'
import { t as calendarDay } from './calendarDay-pLklqQ0k.js'
import { n as ownTimeZone } from './timeZone-B7K9s8gj.js'
import { t as Button } from './Button-BS8EKtfW.js'
import { t as DateField } from './DateField-B1HD660S.js'
import { t as FailureNote } from './FailureNote-CoBLQTMd.js'
import { t as useForm } from './useForm-C-RzJ2rU.js'
import { t as TextField } from './TextField-CWQ9Iwvc.js'
import { n as orderFilesQuery, r as Orders_module_default } from './kasa._token-Dpa7-o45.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
// src/features/orders/DeliveryForm.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1)
var import_jsx_runtime = require_jsx_runtime()
/** To whom and when a card goes, as long as it waits. */
function DeliveryForm({ asked, file, delivery, onClose }) {
  const { _: _t } = useLingui()
  const { productApi } = useServices()
  const queryClient = useQueryClient()
  const [today] = (0, import_react.useState)(() => calendarDay(/* @__PURE__ */ new Date()))
  const form = useForm({
    initial: {
      recipient_email: delivery.recipientEmail,
      delivery_date: delivery.day,
    },
    submit: async (values, { signal }) => {
      const body = {
        ...values,
        time_zone: ownTimeZone(),
      }
      const files = await changeCardDelivery(
        await productApi(),
        {
          ...asked,
          file: file.id,
        },
        body,
        { signal },
      )
      queryClient.setQueryData(orderFilesQuery(productApi, asked).queryKey, files)
    },
    onSubmitted: () => {
      showToast({
        type: 'success',
        title: _t(
          /** i18n */
          {
            id: 'v52RF-',
            message: ['Zapisane'],
          },
        ),
      })
      onClose()
    },
  })
  const { value, onChange, errorMessage } = form.field('delivery_date')
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('form', {
    ...form.element,
    className: Orders_module_default.form,
    'aria-label': _t(
      /** i18n */
      {
        id: '_HxtiE',
        message: ['Komu i\xA0kiedy wysłać: ', ['0']],
        values: { 0: file.title },
      },
    ),
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
        ...form.field('recipient_email'),
        label: _t(
          /** i18n */
          {
            id: 'GMsxz4',
            message: ['E-mail odbiorcy'],
          },
        ),
        description: _t(
          /** i18n */
          {
            id: 'UjYcax',
            message: ['Puste pole: kartki nie wysyłamy.'],
          },
        ),
        type: 'email',
        inputMode: 'email',
        autoComplete: 'off',
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DateField, {
        label: _t(
          /** i18n */
          {
            id: 'pkLEMu',
            message: ['Dzień doręczenia'],
          },
        ),
        description: _t(
          /** i18n */
          {
            id: 'vWXoSq',
            message: ['Wyślemy o\xA08:00. Bez dnia: od razu.'],
          },
        ),
        value,
        onChange,
        min: today,
        errorMessage,
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FailureNote, { failure: form.failure }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
        className: Orders_module_default.actions,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
            type: 'submit',
            variant: 'primary',
            isPending: form.isPending,
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'TuEroh',
              message: ['Zapisz'],
            }),
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
            variant: 'quiet',
            onPress: onClose,
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'Wbu6xg',
              message: ['Zrezygnuj'],
            }),
          }),
        ],
      }),
    ],
  })
}
export { DeliveryForm as default }
