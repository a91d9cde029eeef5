import { i as __toESM, n as __exportAll } from './rolldown-runtime-DYf_mQCB.js'
import { n as Trans, r as useLingui } from './dist-CJ0y7q9j.js'
import { t as require_react } from './react-BHbHrMlk.js'
import { t as blankLabel } from './blankWords-BtlxEC_2.js'
import { i as isWordless, r as giftText, t as LONGEST_TEXT } from './giftWords-Cedayq-c.js'
import { r as languageOf } from './languages-DstpWIH-.js'
import {
  K as announce,
  Rt as Notice,
  Si as useServices,
  T as useFormat,
  jt as useStore,
  yi as lazyPart,
} from '../renderPage.js'
import { t as Button } from './Button-BS8EKtfW.js'
import { t as Disclosure } from './Disclosure-DcsJbbBH.js'
import { t as Paper } from './Paper-Cfuo6YxF.js'
import { t as RadioGroup } from './RadioGroup-rTvrlSv9.js'
import { n as GiftPaper, r as GiftPaper_module_default } from './OwnSection-Cq0R1itR.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
import {
  c as currentGift,
  o as askedToComplete,
  s as changeCurrentGift,
} from './sklep.produkt._handle-Cq61pkZO.js'
import { EMPTY_GIFT, begunGift, newGift, readGifts, typedInto, writeGift } from './giftActions-B21SkoGc.js'
import { r as isOwnStorefront } from './runtimeConfig-XMDkCQub.js'
import { n as CardSides, t as FoldingCard } from './FoldingCard-DOMCtj5u.js'
import { t as GIFT_WRAP_COST } from './totals-BNYqFKKC.js'
import { t as calendarDay } from './calendarDay-pLklqQ0k.js'
import { r as isGiftDay, t as GIFT_DAYS } from './giftDays-C1Je7gyC.js'
import { a as lengthOf, n as checkGift } from './personalization-BoixvwcJ.js'
import { t as Checkbox } from './Checkbox-BMWwoWo_.js'
import { t as DateField } from './DateField-B1HD660S.js'
import { t as problemText } from './problemTexts-DWoPTk8t.js'
import { t as GIFT_DAY_LABELS } from './giftDayLabels-Be9sXU75.js'
import { t as Select } from './Select-C1qR71Ig.js'
import { t as TextField } from './TextField-CWQ9Iwvc.js'
import { n as useOnSignedOut, t as useOwnDraft } from './useOwnDraft-CymDRkae.js'
import { n as paragraphsOf, r as plainText, t as loadWordsmith } from './loadWordsmith-B0SJAE9J.js'
import { t as Skeleton } from './Skeleton-ClnzUomb.js'
import { t as requestFor } from './requestFor-SbqtBb2X.js'
// src/features/gifts/BlankField.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1)
var import_jsx_runtime = require_jsx_runtime()
/** A blank in the midst of a text, written in place: its words break over lines as the text's own. */
function BlankField({ label, value, onChange }) {
  const field = (0, import_react.useRef)(null)
  ;(0, import_react.useLayoutEffect)(() => {
    if (field.current !== null && field.current.textContent !== value) field.current.textContent = value
  }, [value])
  function read(written) {
    const text = written.textContent.replaceAll(/\s*\n\s*/gu, ' ')
    if (text.length > 300) {
      written.textContent = value
      return
    }
    if (text === '') written.replaceChildren()
    onChange(text)
  }
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
    ref: field,
    role: 'textbox',
    tabIndex: 0,
    'aria-label': label,
    contentEditable: 'plaintext-only',
    suppressContentEditableWarning: true,
    className: GiftPaper_module_default.blank,
    'data-placeholder': label,
    spellCheck: true,
    onInput: (event) => read(event.currentTarget),
    onKeyDown: nextAtEnter,
  })
}
/** Enter leads to the next blank: a blank is of one line. */
function nextAtEnter(event) {
  if (event.key !== 'Enter') return
  event.preventDefault()
  const fields = [...(event.currentTarget.closest('form, section')?.querySelectorAll('[role=textbox]') ?? [])]
  fields[fields.indexOf(event.currentTarget) + 1]?.focus()
}
// src/domain/catalogue/cardFace.ts
/** The places of a face’s two languages among its product’s. */
var NUMBERS = {
  pl: 1,
  en: 2,
}
/** The size of every face, px: the proportions of A6. */
var FACE_SIZE = {
  width: 1050,
  height: 1480,
}
/** How the picture of a product’s face is called: how it lies before its recipient, closed. */
var faceName = (handle, language) => `faces/${handle}/${NUMBERS[language]}`
var SEALED = {
  greeting_card: false,
  birthday_message: false,
  thank_you_note: true,
  love_letter: true,
  business_email: true,
}
/** Whether what is written comes in a sealed envelope, not as a card with a front. */
var isSealed = (type) => type !== null && SEALED[type]
/** The front of what is written on a product’s page; the product’s own picture where the store is elsewhere; null for neither. */
function frontOf({ handle, title, featuredPicture }, { language, isOwnShop }) {
  if (!isOwnShop) return featuredPicture
  return {
    url: `/media/${faceName(handle, language)}.jpg`,
    ...FACE_SIZE,
    altText: title,
  }
}
// src/features/gifts/GiftCard.tsx
/** The card as it is given: open where it is written, closed to its front, or turned over. */
function GiftCard({ product, language, children }) {
  const { _: _t } = useLingui()
  const { config } = useServices()
  const [side, setSide] = (0, import_react.useState)('inside')
  const inside = (0, import_react.useRef)(null)
  const front = frontOf(product, {
    language,
    isOwnShop: isOwnStorefront(config),
  })
  if (front === null)
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
      className: GiftPaper_module_default.page,
      children,
    })
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FoldingCard, {
        title: product.title,
        front,
        language,
        isSealed: isSealed(product.details.aiType),
        side,
        opensTo: 'page',
        inside,
        onOpen: () => {
          setSide('inside')
          announce(
            _t(
              /** i18n */
              {
                id: 'gCHi3w',
                message: ['Kartka jest otwarta'],
              },
            ),
          )
          requestAnimationFrame(() => inside.current?.focus({ preventScroll: true }))
        },
        children,
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CardSides, {
        side,
        onTurn: setSide,
      }),
    ],
  })
}
var GiftEditor_module_default = {
  tools: '_tools_ykfs2_2',
  details: '_details_ykfs2_10',
  pair: '_pair_ykfs2_15',
}
// src/features/gifts/GiftDetailsForm.tsx
/** In the words of specification part 1, section 5. */
var TEXTS = {
  recipientName: {
    required:
      /** i18n */
      {
        id: 'nMksfg',
        message: ['Imię odbiorcy jest wymagane'],
      },
  },
  recipientEmail: {
    email:
      /** i18n */
      {
        id: 'n7uf5i',
        message: ['Nieprawidłowy adres email'],
      },
  },
  recipientPhone: {
    phone:
      /** i18n */
      {
        id: 'Kx5W_L',
        message: ['Nieprawidłowy numer telefonu'],
      },
  },
  message: {
    too_long:
      /** i18n */
      {
        id: 'RmiR_q',
        message: ['Wiadomość nie może przekraczać 500\xA0znaków'],
      },
  },
}
/** No occasion is chosen. */
var NONE = ''
/** Whom a gift is for, when, and how. Specification part 1, section 5. */
function GiftDetailsForm({ details, isParcel, onChange }) {
  const { i18n, _: _t } = useLingui()
  const format = useFormat()
  const isElsewhere = !isOwnStorefront(useServices().config)
  const form = (0, import_react.useRef)(null)
  const [today] = (0, import_react.useState)(() => calendarDay(/* @__PURE__ */ new Date()))
  const [problems, setProblems] = (0, import_react.useState)(/* @__PURE__ */ new Map())
  const asked = useStore(askedToComplete)
  const [answered, setAnswered] = (0, import_react.useState)(asked)
  if (asked !== answered) {
    setAnswered(asked)
    setProblems(new Map(checkGift(details, asked?.today ?? today).map(({ field, code }) => [field, code])))
  }
  ;(0, import_react.useEffect)(() => {
    if (asked === null) return
    form.current?.closest('details')?.setAttribute('open', '')
    form.current?.querySelector('[aria-invalid="true"]')?.focus()
  }, [asked])
  function change(part) {
    onChange(part)
    if (Object.keys(part).some((name) => problems.has(name)))
      setProblems(new Map([...problems].filter(([name]) => !(name in part))))
  }
  function problem(name) {
    const code = problems.get(name)
    if (code === void 0) return {}
    return { errorMessage: i18n._(TEXTS[name]?.[code] ?? problemText(name, code)) }
  }
  const text = (name) => ({
    name,
    value: details[name],
    onChange: (value) => change({ [name]: value }),
    validationBehavior: 'aria',
    ...problem(name),
  })
  const wrap = format.money({
    amount: GIFT_WRAP_COST,
    currencyCode: 'PLN',
  })
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
    ref: form,
    className: GiftEditor_module_default.details,
    children: [
      isElsewhere
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Notice, {
            tone: 'neutral',
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'BgSm5G',
              message: [
                'Ten sklep ma własną kasę. Twoje słowa i\xA0dane prezentu przekażemy mu przy przejściu do kasy: to on przygotuje i\xA0doręczy prezent.',
              ],
            }),
          })
        : null,
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
        ...text('recipientName'),
        label: _t(
          /** i18n */
          {
            id: 'EMNJQ-',
            message: ['Imię odbiorcy'],
          },
        ),
        autoComplete: 'off',
        isRequired: true,
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
        className: GiftEditor_module_default.pair,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
            ...text('recipientEmail'),
            label: _t(
              /** i18n */
              {
                id: '06IzEy',
                message: ['E-mail odbiorcy (opcjonalnie)'],
              },
            ),
            description: isElsewhere
              ? _t(
                  /** i18n */
                  {
                    id: 'sa6JTS',
                    message: ['Dostanie go sklep, razem z\xA0zamówieniem.'],
                  },
                )
              : isParcel
                ? _t(
                    /** i18n */
                    {
                      id: 'mt6jZR',
                      message: ['Tylko do kontaktu w\xA0sprawie paczki.'],
                    },
                  )
                : _t(
                    /** i18n */
                    {
                      id: '18Zgue',
                      message: ['Wyślemy kartkę o\xA08:00\xA0w\xA0dniu doręczenia.'],
                    },
                  ),
            type: 'email',
            inputMode: 'email',
            autoComplete: 'off',
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
            ...text('recipientPhone'),
            label: _t(
              /** i18n */
              {
                id: 'R-xkIW',
                message: ['Telefon odbiorcy (opcjonalnie)'],
              },
            ),
            type: 'tel',
            inputMode: 'tel',
            autoComplete: 'off',
          }),
        ],
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
        className: GiftEditor_module_default.pair,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Select, {
            label: _t(
              /** i18n */
              {
                id: 'HMCj3A',
                message: ['Okazja'],
              },
            ),
            name: 'occasion',
            value: isGiftDay(details.occasion) ? details.occasion : NONE,
            options: [
              {
                value: NONE,
                label: _t(
                  /** i18n */
                  {
                    id: '7b53WI',
                    message: ['Wybierz'],
                  },
                ),
              },
              ...GIFT_DAYS.map((day) => ({
                value: day,
                label: i18n._(GIFT_DAY_LABELS[day]),
              })),
            ],
            onChange: (occasion) => change({ occasion }),
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DateField, {
            label: _t(
              /** i18n */
              {
                id: 'pkLEMu',
                message: ['Dzień doręczenia'],
              },
            ),
            value: details.deliveryDate,
            min: today,
            onChange: (deliveryDate) => change({ deliveryDate }),
            ...problem('deliveryDate'),
          }),
        ],
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
        ...text('message'),
        label: _t(
          /** i18n */
          {
            id: '_JTLd2',
            message: ['Wiadomość obok prezentu (opcjonalnie)'],
          },
        ),
        description: _t(
          /** i18n */
          {
            id: 'WU5xFe',
            message: [['0'], ' / ', ['LONGEST_MESSAGE'], ' znaków'],
            values: {
              0: lengthOf(details.message),
              LONGEST_MESSAGE: 500,
            },
          },
        ),
        multiline: true,
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
        ...text('specialInstructions'),
        label: _t(
          /** i18n */
          {
            id: 'h-kw2Z',
            message: ['Uwagi dla nas (opcjonalnie)'],
          },
        ),
        multiline: true,
      }),
      isParcel
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Checkbox, {
            isSelected: details.giftWrap,
            onChange: (giftWrap) => change({ giftWrap }),
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'aXeWiS',
              message: ['Zapakuj na prezent (+', ['wrap'], ')'],
              values: { wrap },
            }),
          })
        : null,
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Checkbox, {
        isSelected: details.anonymousSender,
        onChange: (anonymousSender) => change({ anonymousSender }),
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: 'td2tEC',
          message: ['Nie mów, od kogo to prezent'],
        }),
      }),
    ],
  })
}
// src/features/gifts/OwnText.tsx
/** A text of one's own, written on the card's paper. */
function OwnText({ label, value, most, onChange }) {
  const { _: _t } = useLingui()
  const id = (0, import_react.useId)()
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Paper, {
    className: GiftPaper_module_default.paper,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('textarea', {
        className: GiftPaper_module_default.own,
        'aria-label': label,
        'aria-describedby': id,
        value,
        maxLength: most,
        rows: 10,
        spellCheck: true,
        onChange: (event) => onChange(event.currentTarget.value),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
        id,
        className: GiftPaper_module_default.count,
        children: _t(
          /** i18n */
          {
            id: 'joGUwR',
            message: [['0'], ' / ', ['most'], ' znaków'],
            values: {
              0: lengthOf(value),
              most,
            },
          },
        ),
      }),
    ],
  })
}
// src/features/gifts/useGift.ts
var GIFTS = {
  open: currentGift,
  read: readGifts,
  write: writeGift,
  begin: newGift,
  begun: begunGift,
  over: typedInto,
}
/** The gift that the address names, else the one begun last, else a new one; stored with every change. */
function useGift(handle, giftId) {
  const onSignedOut = useOnSignedOut()
  return useOwnDraft(GIFTS, {
    handle,
    id: giftId,
    onSignedOut,
  })
}
// src/features/gifts/writer/useUndo.ts
/** The steps by which the words of a gift came to what they are, since this page was opened. */
function useUndo(giftId) {
  const [steps, setSteps] = (0, import_react.useState)([])
  const last = steps.filter(({ of }) => of === giftId).at(-1)
  return {
    change: (change, by) => {
      const gift = currentGift.getSnapshot()
      if (gift === null) return
      const { words, writing } = gift.draft
      const before = {
        of: gift.id,
        by: by ?? null,
        words,
        writing,
      }
      setSteps((some) => {
        const latest = some.at(-1)
        return by !== void 0 && latest?.by === by && latest.of === gift.id
          ? some
          : [...some, before].slice(-50)
      })
      changeCurrentGift(change)
    },
    undo:
      last === void 0
        ? null
        : () => {
            setSteps((some) => some.filter((step) => step !== last))
            changeCurrentGift((draft) => ({
              ...draft,
              words: last.words,
              writing: last.writing,
            }))
          },
  }
}
// src/features/gifts/writer/useWordsmith.ts
/** Who writes in the page's language; fetched once somebody asks for it. */
function useWordsmith(language, isAsked) {
  const [loaded, setLoaded] = (0, import_react.useState)(null)
  const [attempt, retry] = (0, import_react.useReducer)((tries) => tries + 1, 0)
  ;(0, import_react.useEffect)(() => {
    if (!isAsked) return void 0
    let isGone = false
    const load = async () => {
      const wordsmith = await loadWordsmith(language).catch(() => null)
      if (!isGone)
        setLoaded({
          language,
          attempt,
          wordsmith,
        })
    }
    load()
    return () => {
      isGone = true
    }
  }, [language, isAsked, attempt])
  const present = loaded?.language === language ? loaded : null
  return {
    wordsmith: present?.wordsmith ?? null,
    hasFailed: present?.wordsmith === null && present.attempt === attempt,
    retry,
  }
}
var Writer_module_default = {
  sentence: '_sentence_1qe2f_2',
  hint: '_hint_1qe2f_21',
  honest: '_honest_1qe2f_27',
  panel: '_panel_1qe2f_33',
  previews: '_previews_1qe2f_34',
  more: '_more_1qe2f_35',
  pair: '_pair_1qe2f_45',
  actions: '_actions_1qe2f_54',
}
// src/features/gifts/writer/WriterSkeleton.tsx
/** The room of the fields and the texts while their code is on its way. */
function WriterSkeleton() {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
    className: Writer_module_default.panel,
    'aria-busy': 'true',
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
        className: Writer_module_default.pair,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, {
            shape: 'box',
            height: '4.25rem',
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, {
            shape: 'box',
            height: '4.25rem',
          }),
        ],
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, {
        shape: 'box',
        height: '8rem',
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, {
        shape: 'box',
        height: '4.5rem',
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PreviewSkeletons, {}),
    ],
  })
}
/** The room of the texts to choose from. */
function PreviewSkeletons() {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
    className: Writer_module_default.previews,
    'aria-busy': 'true',
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, {
        shape: 'box',
        height: '6.5rem',
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, {
        shape: 'box',
        height: '6.5rem',
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, {
        shape: 'box',
        height: '6.5rem',
      }),
    ],
  })
}
// src/features/gifts/writer/WrittenPaper.tsx
/** A text by the rules on the card’s paper: each of its sentences is said otherwise by a press. */
function WrittenPaper({ written, onTurn }) {
  const hint = (0, import_react.useId)()
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Paper, {
    className: GiftPaper_module_default.paper,
    children: [
      paragraphsOf(written).map((sentences) =>
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)(
          'p',
          {
            children: sentences.map(({ sentence: { slot, text } }, place) =>
              /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(
                import_react.Fragment,
                {
                  children: [
                    place === 0 ? null : ' ',
                    /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
                      role: 'button',
                      tabIndex: 0,
                      className: Writer_module_default.sentence,
                      'aria-describedby': hint,
                      onClick: () => onTurn(slot),
                      onKeyDown: (event) => pressByKey(event, () => onTurn(slot)),
                      children: text,
                    }),
                  ],
                },
                slot,
              ),
            ),
          },
          sentences[0]?.sentence.slot,
        ),
      ),
      written.signature === ''
        ? null
        : /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', { children: written.signature }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
        id: hint,
        className: Writer_module_default.hint,
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: 'leBAk4',
          message: ['Naciśnij zdanie, a\xA0powiemy je inaczej.'],
        }),
      }),
    ],
  })
}
function pressByKey(event, press) {
  if (event.key !== 'Enter' && event.key !== ' ') return
  event.preventDefault()
  press()
}
// src/features/gifts/writer/writtenGift.ts
/** What is asked for at first: what the product and the gift already tell. */
function begunWriting({ details }, draft) {
  const { words, details: gift } = draft
  const request = requestFor(details, {
    name: gift.recipientName,
    memory: words.given['wspomnienie'] ?? '',
    sender: words.given['nadawca'] ?? '',
  })
  const occasion = isGiftDay(gift.occasion) ? gift.occasion : request.occasion
  return {
    isOpen: true,
    request: {
      ...request,
      occasion,
    },
    variant: null,
    turns: {},
  }
}
/** The text that stands on the card, if it is still the one that was taken; null where it is anything else. */
function standingText({ words, writing }, wordsmith) {
  const written = writing === null ? null : wordsmith.written(writing)
  return written !== null && plainText(written) === words.text ? written : null
}
/** One of the texts goes onto the card, in place of whatever stands there. */
function withVariant(draft, variant, wordsmith) {
  return draft.writing === null
    ? draft
    : put(
        draft,
        {
          ...draft.writing,
          variant,
          turns: {},
        },
        wordsmith,
      )
}
/** Something else is asked for: a text that was taken follows, one that was written by hand stays. */
function withRequest(draft, change, wordsmith) {
  if (draft.writing === null) return draft
  const writing = {
    ...draft.writing,
    request: {
      ...draft.writing.request,
      ...change,
    },
  }
  return wordsmith !== null && standingText(draft, wordsmith) !== null
    ? put(draft, writing, wordsmith)
    : {
        ...draft,
        writing,
      }
}
/** The texts are put together anew, with other sentences. */
function withOtherTexts(draft, wordsmith) {
  const { writing } = draft
  if (writing === null) return draft
  const request = {
    ...writing.request,
    seed: writing.request.seed + 1,
  }
  const mixed = {
    ...writing,
    request,
    turns: {},
  }
  return standingText(draft, wordsmith) === null
    ? {
        ...draft,
        writing: mixed,
      }
    : put(draft, mixed, wordsmith)
}
/** One sentence is said otherwise. */
function withTurn(draft, slot, wordsmith) {
  if (draft.writing === null) return draft
  const { turns } = draft.writing
  return put(
    draft,
    {
      ...draft.writing,
      turns: {
        ...turns,
        [slot]: (turns[slot] ?? 0) + 1,
      },
    },
    wordsmith,
  )
}
/** A text that somebody else wrote goes onto the card, to be changed as one’s own. */
function withText(draft, text) {
  const writing = draft.writing && {
    ...draft.writing,
    variant: null,
    turns: {},
  }
  return {
    ...draft,
    writing,
    words: {
      ...draft.words,
      text,
    },
  }
}
function put(draft, writing, wordsmith) {
  const written = wordsmith.written(writing)
  const text = written === null ? draft.words.text : plainText(written)
  return {
    ...draft,
    writing,
    words: {
      ...draft.words,
      text,
    },
  }
}
// src/features/gifts/GiftEditor.tsx
var GiftEditor_exports = /* @__PURE__ */ __exportAll({ default: () => GiftEditor })
var WriterPanel = lazyPart(() => import('./WriterPanel-DcI5rbsL.js'))
/** What stands where nothing was given yet, once the text is one's own: a line to write on. */
var OPEN = '____'
/** Writes a gift in place, and stores it on this device with every letter. */
function GiftEditor({ product, variant, template, giftId }) {
  const { i18n, _: _t } = useLingui()
  const { handle } = product
  const gift = useGift(handle, giftId)
  const draft = gift?.draft ?? EMPTY_GIFT
  const { words, details, writing } = draft
  const language = languageOf(i18n.locale) ?? 'pl'
  const labelOf = (name) => blankLabel(name, language)
  /** The text of this gift that the change to the template took away: it can be brought back. */
  const [left, setLeft] = (0, import_react.useState)(null)
  const way = writing?.isOpen === true ? 'rules' : words.text === null ? 'template' : 'own'
  const smith = useWordsmith(language, way === 'rules')
  const { change, undo } = useUndo(gift?.id)
  const standing = smith.wordsmith === null ? null : standingText(draft, smith.wordsmith)
  function choose(next) {
    if (next === 'rules') {
      changeCurrentGift((now) => {
        const opened =
          now.writing === null
            ? begunWriting(product, now)
            : {
                ...now.writing,
                isOpen: true,
              }
        return {
          ...now,
          writing: opened,
        }
      })
      return
    }
    changeCurrentGift((now) => ({
      ...now,
      writing: now.writing && {
        ...now.writing,
        isOpen: false,
      },
    }))
    if (next === 'own') {
      const own = giftText(template, words, OPEN)
      changeWords({ text: words.text ?? (left?.of === gift?.id ? (left?.text ?? own) : own) })
      return
    }
    if (gift !== null && words.text !== null)
      setLeft({
        of: gift.id,
        text: words.text,
      })
    changeWords({ text: null })
  }
  const { wordsmith } = smith
  const isBare = way === 'rules' && writing?.variant === null && isWordless(words)
  ;(0, import_react.useEffect)(() => {
    if (isBare && wordsmith !== null) changeCurrentGift((now) => withVariant(now, 0, wordsmith))
  }, [isBare, wordsmith])
  function sayOtherwise(slot) {
    if (wordsmith === null) return
    change((now) => withTurn(now, slot, wordsmith))
    const now = currentGift.getSnapshot()
    const said = now === null ? null : standingText(now.draft, wordsmith)
    announce(said?.sentences.find((sentence) => sentence.slot === slot)?.text ?? '')
  }
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(GiftCard, {
        product,
        language,
        children:
          standing !== null && way === 'rules'
            ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(WrittenPaper, {
                written: standing,
                onTurn: sayOtherwise,
              })
            : words.text === null
              ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(GiftPaper, {
                  template,
                  labelOf,
                  renderBlank: (name, place) =>
                    /* @__PURE__ */ (0, import_jsx_runtime.jsx)(
                      BlankField,
                      {
                        label: labelOf(name),
                        value: words.given[name] ?? '',
                        onChange: (value) =>
                          changeWords({
                            given: {
                              ...words.given,
                              [name]: value,
                            },
                          }),
                      },
                      place,
                    ),
                })
              : way === 'rules' && wordsmith === null && !smith.hasFailed
                ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Paper, {
                    className: GiftPaper_module_default.paper,
                    children: words.text
                      .split(/\n{2,}/u)
                      .map((paragraph, place) =>
                        /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', { children: paragraph }, place),
                      ),
                  })
                : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(OwnText, {
                    label: _t(
                      /** i18n */
                      {
                        id: 'YfGDTE',
                        message: ['Tekst w\xA0środku'],
                      },
                    ),
                    value: words.text,
                    most: LONGEST_TEXT,
                    onChange: (text) => changeWords({ text }),
                  }),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
        className: GiftEditor_module_default.tools,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RadioGroup, {
            label: _t(
              /** i18n */
              {
                id: 'O4KmzH',
                message: ['Jak piszesz'],
              },
            ),
            isLabelHidden: true,
            presentation: 'chips',
            value: way,
            options: [
              {
                value: 'template',
                label: _t(
                  /** i18n */
                  {
                    id: 'cuczia',
                    message: ['Uzupełniam tekst'],
                  },
                ),
              },
              {
                value: 'rules',
                label: _t(
                  /** i18n */
                  {
                    id: 'L0wtf0',
                    message: ['Napisz za mnie'],
                  },
                ),
              },
              {
                value: 'own',
                label: _t(
                  /** i18n */
                  {
                    id: 'c2-Gd5',
                    message: ['Piszę po swojemu'],
                  },
                ),
              },
            ],
            onChange: choose,
          }),
          gift?.draft.wasInCart === true
            ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
                variant: 'quiet',
                size: 'small',
                onPress: () =>
                  currentGift.set({
                    handle,
                    ...newGift(),
                  }),
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                  id: 'U7Azo5',
                  message: ['Zacznij następny'],
                }),
              })
            : null,
        ],
      }),
      way === 'rules' && writing !== null
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_react.Suspense, {
            fallback: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(WriterSkeleton, {}),
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(WriterPanel, {
              request: writing.request,
              smith,
              language,
              chosen: standing === null ? null : writing.variant,
              onRequest: (asked, by) => change((now) => withRequest(now, asked, wordsmith), by),
              onChoose: (chosen) =>
                wordsmith === null ? void 0 : change((now) => withVariant(now, chosen, wordsmith)),
              onMix: () => (wordsmith === null ? void 0 : change((now) => withOtherTexts(now, wordsmith))),
              text: words.text,
              onTake: (text) => change((now) => withText(now, text)),
              onUndo: undo,
            }),
          })
        : null,
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Disclosure, {
        title: _t(
          /** i18n */
          {
            id: '7M7Bj0',
            message: ['Dla kogo i\xA0na kiedy'],
          },
        ),
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(GiftDetailsForm, {
          details,
          isParcel: variant?.requiresShipping === true,
          onChange: changeDetails,
        }),
      }),
    ],
  })
}
var changeWords = (change) =>
  changeCurrentGift((draft) => ({
    ...draft,
    words: {
      ...draft.words,
      ...change,
    },
  }))
var changeDetails = (change) =>
  changeCurrentGift((draft) => ({
    ...draft,
    details: {
      ...draft.details,
      ...change,
    },
  }))
export { GiftEditor as default, PreviewSkeletons as n, Writer_module_default as r, GiftEditor_exports as t }
