import { i as __toESM, n as __exportAll } from "./rolldown-runtime-DYf_mQCB.js";
import { n as Trans, r as useLingui } from "./dist-CJ0y7q9j.js";
import { t as require_react } from "./react-BHbHrMlk.js";
import { r as languageOf } from "./languages-DstpWIH-.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CMabZmJa.js";
import { X as useNear, yr as lazyPart } from "../renderPage.js";
import { t as useIsTakenOver } from "./useIsTakenOver-GPZ-jcB_.js";
import { i as GIFT_SECTION_ID } from "./sklep.produkt._handle-QxIyt10X.js";
import { t as Paper } from "./Paper-Dt9DwXTL.js";
import { d as printArea } from "./placement-wYgHthrT.js";
import { n as printedThing } from "./printProducts-B7m7rg--.js";
import { t as PRINT_SECTION_ID } from "./currentPrint-6aYy0r5u.js";
import { t as PrintStage } from "./PrintStage-DITHXzOT.js";
import { t as LatePicturePicker } from "./LatePicturePicker-CVOR0VJw.js";
// src/domain/gifts/blankWords.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
/**
* What the buyer is asked for in place of each blank of a text template, in both languages. A blank without its words
* is found by a test of the catalogue.
*/
var BLANK_WORDS = {
	imie: {
		pl: "Imię",
		en: "Name"
	},
	nadawca: {
		pl: "Podpis",
		en: "Signature"
	},
	bliscy: {
		pl: "Bliscy",
		en: "Those who are near"
	},
	cecha: {
		pl: "Cecha",
		en: "A quality"
	},
	co_mam_po_tobie: {
		pl: "Co mam po Tobie",
		en: "What I have from you"
	},
	co_sie_stalo: {
		pl: "Co się stało",
		en: "What happened"
	},
	data: {
		pl: "Dzień",
		en: "The day"
	},
	dobre: {
		pl: "Co dobrego",
		en: "The good thing"
	},
	dom: {
		pl: "Dom",
		en: "The home"
	},
	dowod: {
		pl: "Co to pokazało",
		en: "What showed it"
	},
	drobiazg: {
		pl: "Drobiazg",
		en: "A little thing"
	},
	dzien: {
		pl: "Mój dzień",
		en: "My day"
	},
	dziekujemy_za: {
		pl: "Dziękujemy za",
		en: "We thank you for"
	},
	dzis: {
		pl: "Dziś",
		en: "Today"
	},
	gest: {
		pl: "Gest",
		en: "A gesture"
	},
	imie_drugie: {
		pl: "Drugie z pary",
		en: "The other of the couple"
	},
	imie_pierwsze: {
		pl: "Pierwsze z pary",
		en: "One of the couple"
	},
	jutro: {
		pl: "Jutro",
		en: "Tomorrow"
	},
	korzysc: {
		pl: "Korzyść",
		en: "The benefit"
	},
	krok: {
		pl: "Następny krok",
		en: "The next step"
	},
	kwota: {
		pl: "Kwota",
		en: "The amount"
	},
	lekcja: {
		pl: "Lekcja",
		en: "A lesson"
	},
	lubie: {
		pl: "Co lubię",
		en: "What I like"
	},
	marzenie: {
		pl: "Marzenie",
		en: "A dream"
	},
	moment: {
		pl: "Chwila",
		en: "The moment"
	},
	naprawa: {
		pl: "Jak to naprawię",
		en: "How I’ll mend it"
	},
	nowy_termin: {
		pl: "Nowy termin",
		en: "The new date"
	},
	numer: {
		pl: "Numer",
		en: "The number"
	},
	obawa: {
		pl: "Obawa",
		en: "A fear"
	},
	obserwacja: {
		pl: "Co zwróciło uwagę",
		en: "What was noticed"
	},
	odleglosc: {
		pl: "Odległość",
		en: "The distance"
	},
	odpowiedzialnosc: {
		pl: "Nowe obowiązki",
		en: "New duties"
	},
	okres: {
		pl: "Ile to trwa",
		en: "How long it has been"
	},
	osiagniecie: {
		pl: "Osiągnięcie",
		en: "An achievement"
	},
	plan: {
		pl: "Plan",
		en: "A plan"
	},
	poczatek: {
		pl: "Początek",
		en: "The beginning"
	},
	podziekowanie: {
		pl: "Podziękowanie",
		en: "The thanks"
	},
	pogoda: {
		pl: "Co było wiadomo",
		en: "What was clear"
	},
	powod: {
		pl: "Powód",
		en: "The reason"
	},
	poznanie: {
		pl: "Jak się poznali",
		en: "How they met"
	},
	problem: {
		pl: "Problem",
		en: "The problem"
	},
	projekt: {
		pl: "Projekt",
		en: "The project"
	},
	propozycja: {
		pl: "Propozycja",
		en: "A proposal"
	},
	przysluga: {
		pl: "Przysługa",
		en: "The favour"
	},
	rada: {
		pl: "Rada",
		en: "A piece of advice"
	},
	razem: {
		pl: "Co im wychodzi",
		en: "What they do best"
	},
	rok: {
		pl: "Rok",
		en: "The year"
	},
	rozwiazanie: {
		pl: "Rozwiązanie",
		en: "The solution"
	},
	scena_druga: {
		pl: "Co było potem",
		en: "What came later"
	},
	scena_pierwsza: {
		pl: "Jak się zaczęło",
		en: "How it began"
	},
	slabosc: {
		pl: "Słabość",
		en: "A weakness"
	},
	spor: {
		pl: "O co się kłócimy",
		en: "What we quarrel about"
	},
	sukces: {
		pl: "Sukces",
		en: "The success"
	},
	szczegol: {
		pl: "Szczegół",
		en: "A detail"
	},
	termin: {
		pl: "Termin",
		en: "When"
	},
	tesknota: {
		pl: "Za czym tęsknię",
		en: "What I miss"
	},
	trudnosc: {
		pl: "Trudność",
		en: "What was hard"
	},
	ulga: {
		pl: "Kiedy przyszła ulga",
		en: "When relief came"
	},
	umiem: {
		pl: "Co umiem",
		en: "What I can do"
	},
	ustalenia: {
		pl: "Ustalenia",
		en: "What was agreed"
	},
	waga: {
		pl: "Waga",
		en: "The weight"
	},
	wiek: {
		pl: "Wiek",
		en: "Age"
	},
	wpadka: {
		pl: "Wpadka",
		en: "What didn’t work out"
	},
	wspomnienie: {
		pl: "Wspomnienie",
		en: "A memory"
	},
	wymaganie: {
		pl: "Kogo szukają",
		en: "Whom they look for"
	},
	wyniki: {
		pl: "Wyniki",
		en: "The results"
	},
	za_co: {
		pl: "Za co",
		en: "For what"
	},
	zapamietam: {
		pl: "Co zapamiętam",
		en: "What I’ll remember"
	},
	zaslugi: {
		pl: "Zasługi",
		en: "Who did what"
	},
	zawod: {
		pl: "Zawód",
		en: "The trade"
	},
	zazdrosc: {
		pl: "Czego zazdroszczę",
		en: "What I envy"
	},
	zrozumienie: {
		pl: "Co zrozumiałem",
		en: "What I understood"
	},
	zwierze: {
		pl: "Zwierzę",
		en: "An animal"
	},
	zwyczaj: {
		pl: "Nasz zwyczaj",
		en: "Our habit"
	},
	zyczenie: {
		pl: "Życzenie",
		en: "A wish"
	}
};
function isBlankName(name) {
	return Object.hasOwn(BLANK_WORDS, name);
}
/** What a blank is called; another shop's templates may have blanks of their own. */
function blankLabel(name, language) {
	return isBlankName(name) ? BLANK_WORDS[name][language] : name.replaceAll("_", " ");
}
var LeadSection_module_default = {
	section: "_section_1whgk_2",
	header: "_header_1whgk_9"
};
// src/ui/LeadSection.tsx
var import_jsx_runtime = require_jsx_runtime();
/** A section of a screen with a title and the words that lead into it. */
function LeadSection({ ref, id, title, lead, children }) {
	const titleId = (0, import_react.useId)();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		ref,
		id,
		className: LeadSection_module_default.section,
		"aria-labelledby": titleId,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("header", {
			className: LeadSection_module_default.header,
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
				id: titleId,
				children: title
			}), lead]
		}), children]
	});
}
// src/features/gifts/templateParts.ts
/** The paragraphs of a text template, each in its pieces. */
function templateParts(template) {
	return template.trim().split(/\n{2,}/u).map((paragraph) => paragraph.split(/(\{[a-z_]+\})/u).flatMap((piece) => {
		if (piece === "") return [];
		const name = /^\{([a-z_]+)\}$/u.exec(piece)?.[1];
		return [name === void 0 ? {
			kind: "words",
			text: piece
		} : {
			kind: "blank",
			name
		}];
	}));
}
var GiftPaper_module_default = {
	blank: "_blank_1kev4_2",
	own: "_own_1kev4_16",
	count: "_count_1kev4_28"
};
// src/features/gifts/GiftPaper.tsx
/** The inside of a card: its text, with room where the giver's own words come. */
function GiftPaper({ template, renderBlank, labelOf }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Paper, { children: templateParts(template).map((parts, paragraph) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: parts.map((part, place) => {
		const key = `${paragraph}-${place}`;
		if (part.kind === "words") return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_react.Fragment, { children: part.text }, key);
		return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_react.Fragment, { children: renderBlank?.(part.name, key) ?? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
			className: GiftPaper_module_default.blank,
			"data-placeholder": labelOf(part.name)
		}) }, key);
	}) }, paragraph)) });
}
// src/features/gifts/GiftSection.tsx
var GiftEditor = lazyPart(() => import("./GiftEditor-Cj9yZcoR.js").then((n) => n.t));
/** The inside of a card or letter on its product's page: read at once, and written in as soon as the code is there. */
function GiftSection(props) {
	const { i18n } = useLingui();
	const language = languageOf(i18n.locale) ?? "pl";
	const section = (0, import_react.useRef)(null);
	const isNear = useNear(section);
	const isBeingTakenOver = useIsTakenOver();
	const resting = /* @__PURE__ */ (0, import_jsx_runtime.jsx)(GiftPaper, {
		template: props.template,
		labelOf: (name) => blankLabel(name, language)
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LeadSection, {
		ref: section,
		id: GIFT_SECTION_ID,
		title: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
			id: "l8HaH6",
			message: ["W\xA0środku"]
		}),
		lead: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
			id: "I7DQQG",
			message: ["Dopisz swoje słowa tam, gdzie jest na nie miejsce, poproś o\xA0gotowy tekst albo napisz wszystko po swojemu."]
		}) }),
		children: isNear && !isBeingTakenOver ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_react.Suspense, {
			fallback: resting,
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(GiftEditor, { ...props })
		}) : resting
	});
}
// src/features/prints/PrintSection.tsx
var PrintEditor = lazyPart(() => import("./PrintEditor-BNl8r4tZ.js"));
/** A product with its buyer's own picture: seen at once, and placed as soon as the code is there. */
function PrintSection(props) {
	const { product, variant } = props;
	const { _: _t } = useLingui();
	const section = (0, import_react.useRef)(null);
	const isNear = useNear(section);
	const isBeingTakenOver = useIsTakenOver();
	const variantTitle = variant?.title ?? "";
	const thing = printedThing(product.handle);
	const area = printArea(product.handle, variantTitle);
	if (thing === null || area === null) return null;
	const resting = /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PrintStage, {
		thing,
		area,
		variantTitle,
		label: _t(
			/** i18n */
			{
				id: "NxeWev",
				message: ["Podgląd: ", ["0"]],
				values: { 0: product.title }
			}
		),
		picture: null
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LeadSection, {
		ref: section,
		id: PRINT_SECTION_ID,
		title: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
			id: "rOzYyj",
			message: ["Twój obraz"]
		}),
		lead: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Lead, {
			thing,
			handle: product.handle
		}) }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("noscript", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
			id: "poDLb-",
			message: ["Bez JavaScriptu nie ma podglądu: wklej link do obrazu w\xA0uwagach do zamówienia."]
		}) }) })] }),
		children: isNear && !isBeingTakenOver ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_react.Suspense, {
			fallback: resting,
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PrintEditor, {
				...props,
				thing
			})
		}) : resting
	});
}
/** Handles of what is drawn after a photo, not printed with it. */
var DRAWN = /* @__PURE__ */ new Set(["koszulka-z-portretem-kota", "poduszka-z-pupilem"]);
function Lead({ thing, handle }) {
	if (DRAWN.has(handle)) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
		id: "dMvjAI",
		message: ["Wybierz zdjęcie pupila i\xA0ustaw kadr. Z\xA0tego kadru powstanie portret w\xA0trzech kolorach."]
	});
	if (thing === "mug") return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
		id: "SB3NpM",
		message: ["Wybierz obraz i\xA0ułóż go na kubku. Nadruk widać rozłożony na płasko: ucho jest po obu stronach."]
	});
	if (thing === "canvas") return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
		id: "61p9vL",
		message: ["Wybierz obraz i\xA0ułóż go na przodzie płótna. Boki dodrukujemy lustrzanym odbiciem brzegów."]
	});
	if (thing === "bag") return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
		id: "_sOKa9",
		message: ["Zamiast łąki może być Twój obraz, w\xA0tej samej cenie. Wybierz go i\xA0ułóż na torbie."]
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
		id: "h3dUf5",
		message: ["Wybierz obraz i\xA0ułóż go tak, jak ma być wydrukowany."]
	});
}
// src/app/gifts/OwnSection.tsx
var OwnSection_exports = /* @__PURE__ */ __exportAll({ default: () => OwnSection });
/** Where a product becomes one's own: words are written into it, or a picture is laid on it. */
function OwnSection({ template, ...props }) {
	const { product, variant, printId } = props;
	if (template === null) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PrintSection, {
		...props,
		renderPicker: (picker) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LatePicturePicker, { ...picker })
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(GiftSection, {
		product,
		variant,
		template,
		giftId: printId
	});
}
export { OwnSection as default, blankLabel as i, GiftPaper as n, GiftPaper_module_default as r, OwnSection_exports as t };
