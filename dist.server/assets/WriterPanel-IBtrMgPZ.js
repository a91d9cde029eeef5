import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { n as Trans, r as useLingui } from "./dist-CJ0y7q9j.js";
import { It as Notice, fr as RotateCcw } from "../renderPage.js";
import { t as createLucideIcon } from "./createLucideIcon-ByydpFMN.js";
import { t as Undo2 } from "./undo-2-BNCNz0-1.js";
import { t as require_react } from "./react-BHbHrMlk.js";
import { n as RECIPIENTS } from "./giftNames-DJ7Y0cDQ.js";
import { t as GIFT_DAYS } from "./giftDays-Ci0-EKPc.js";
import { a as TONES, n as LENGTHS, t as ADDRESSES } from "./wording-CHskZvGx.js";
import { t as Button } from "./Button-BS8EKtfW.js";
import { t as Disclosure } from "./Disclosure-DcsJbbBH.js";
import { t as GIFT_DAY_LABELS } from "./giftDayLabels-BluJjOY-.js";
import { t as RadioGroup } from "./RadioGroup-rTvrlSv9.js";
import { t as Select } from "./Select-B2uInr6u.js";
import { t as TextField } from "./TextField-BA8nvFgI.js";
import { t as previewText } from "./previewText-CFpNsYzL.js";
import { i as plainText } from "./requestFor-Bjnevcto.js";
import { n as PreviewSkeletons, r as Writer_module_default } from "./GiftEditor-Cj9yZcoR.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CMabZmJa.js";
// node_modules/lucide-react/dist/esm/icons/shuffle.mjs
/**
* @license lucide-react v1.73.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData = {
	name: "shuffle",
	size: 24,
	node: [
		["path", {
			d: "m18 14 4 4-4 4",
			key: "10pe0f"
		}],
		["path", {
			d: "m18 2 4 4-4 4",
			key: "pucp1d"
		}],
		["path", {
			d: "M2 18h1.973a4 4 0 0 0 3.3-1.7l5.454-8.6a4 4 0 0 1 3.3-1.7H22",
			key: "1ailkh"
		}],
		["path", {
			d: "M2 6h1.972a4 4 0 0 1 3.6 2.2",
			key: "km57vx"
		}],
		["path", {
			d: "M22 18h-6.041a4 4 0 0 1-3.3-1.8l-.359-.45",
			key: "os18l9"
		}]
	]
};
__iconData.node;
var Shuffle = createLucideIcon(__iconData);
// src/features/gifts/writer/variantPreviews.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
/** How each of the texts begins, on one line and cut to a preview (specification part 1, section 4). */
function variantPreviews(request, wordsmith) {
	return wordsmith.variants(request).map((written) => previewText(plainText(written).replaceAll(/\s+/gu, " ")).text);
}
// src/features/gifts/writer/writerWords.ts
/** How a text sounds, as a choice among others. */
var TONE_LABELS = {
	warm: 
	/** i18n */
	{
		id: "4Lg-zF",
		message: ["Ciepło"]
	},
	playful: 
	/** i18n */
	{
		id: "-EB5gF",
		message: ["Z\xA0humorem"]
	},
	heartfelt: 
	/** i18n */
	{
		id: "_zBr_b",
		message: ["Od serca"]
	},
	solemn: 
	/** i18n */
	{
		id: "OcHg38",
		message: ["Uroczyście"]
	},
	plain: 
	/** i18n */
	{
		id: "zkQDrl",
		message: ["Po prostu"]
	}
};
var LENGTH_LABELS = {
	short: 
	/** i18n */
	{
		id: "TYTlws",
		message: ["Krótko"]
	},
	medium: 
	/** i18n */
	{
		id: "E6u7T0",
		message: ["W\xA0sam raz"]
	},
	long: 
	/** i18n */
	{
		id: "6VatQt",
		message: ["Szerzej"]
	}
};
var ADDRESS_LABELS = {
	informal: 
	/** i18n */
	{
		id: "YCRK5P",
		message: ["Na „ty”"]
	},
	formal: 
	/** i18n */
	{
		id: "zB1o_L",
		message: ["Na „pan”, „pani”"]
	}
};
/** Who somebody is to the giver: one person, where the shop’s filters name a circle of them. */
var RELATION_LABELS = {
	mama: 
	/** i18n */
	{
		id: "EhWn3N",
		message: ["Mama"]
	},
	tata: 
	/** i18n */
	{
		id: "V0MYyI",
		message: ["Tata"]
	},
	"druga-polowka": 
	/** i18n */
	{
		id: "xhn0Ur",
		message: ["Ukochana osoba"]
	},
	dziecko: 
	/** i18n */
	{
		id: "2t7lDn",
		message: ["Córka albo syn"]
	},
	dziadkowie: 
	/** i18n */
	{
		id: "7W1BR4",
		message: ["Babcia albo dziadek"]
	},
	przyjaciele: 
	/** i18n */
	{
		id: "uHE3aB",
		message: ["Bliska przyjaźń"]
	},
	nauczyciel: 
	/** i18n */
	{
		id: "fgeKtR",
		message: ["Ktoś, kto uczy"]
	},
	praca: 
	/** i18n */
	{
		id: "kMe8Ej",
		message: ["Ktoś z\xA0pracy"]
	}
};
// src/features/gifts/writer/WriterPanel.tsx
var import_jsx_runtime = require_jsx_runtime();
/** „Napisz za mnie”: what the text is asked to be, and three texts to choose from, written with every letter. */
function WriterPanel(props) {
	const { request, smith, language, chosen, onRequest, onChoose, onMix, onUndo } = props;
	const { i18n, _: _t } = useLingui();
	const { wordsmith, hasFailed, retry } = smith;
	const mix = (0, import_react.useRef)(null);
	const text = (name) => ({
		value: request[name],
		onChange: (value) => onRequest({ [name]: value }, name),
		autoComplete: "off"
	});
	const isUnbent = language === "pl" && wordsmith !== null && request.name.trim() !== "" && !wordsmith.canBend(request.name);
	function takeBack() {
		onUndo?.();
		requestAnimationFrame(() => {
			if (document.activeElement === document.body) mix.current?.focus();
		});
	}
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: Writer_module_default.panel,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: Writer_module_default.pair,
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
					...text("name"),
					label: _t(
						/** i18n */
						{
							id: "CkO54K",
							message: ["Dla kogo: imię"]
						}
					),
					placeholder: _t(
						/** i18n */
						{
							id: "A47Os7",
							message: ["Marta"]
						}
					),
					maxLength: 60,
					...isUnbent ? { description: _t(
						/** i18n */
						{
							id: "taat5d",
							message: ["Tego imienia nie odmieniamy: stanie tak, jak jest."]
						}
					) } : {}
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
					...text("sender"),
					label: _t(
						/** i18n */
						{
							id: "r39PTZ",
							message: ["Podpis"]
						}
					),
					placeholder: _t(
						/** i18n */
						{
							id: "l1LkPs",
							message: ["Ola"]
						}
					),
					maxLength: 60
				})]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
				...text("memory"),
				label: _t(
					/** i18n */
					{
						id: "XiZEAQ",
						message: ["Jedno wspomnienie"]
					}
				),
				placeholder: _t(
					/** i18n */
					{
						id: "mKOqae",
						message: ["jak o\xA0drugiej w\xA0nocy piekłyśmy drożdżówki"]
					}
				),
				maxLength: 400,
				multiline: true
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(RadioGroup, {
				label: _t(
					/** i18n */
					{
						id: "Duq7do",
						message: ["Jak ma brzmieć"]
					}
				),
				presentation: "chips",
				value: request.tone,
				options: TONES.map((tone) => ({
					value: tone,
					label: i18n._(TONE_LABELS[tone])
				})),
				onChange: (tone) => onRequest({ tone })
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Disclosure, {
				title: _t(
					/** i18n */
					{
						id: "b3R_Ge",
						message: ["Okazja, bliskość i\xA0długość"]
					}
				),
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: Writer_module_default.more,
					children: [
						/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
							className: Writer_module_default.pair,
							children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Select, {
								label: _t(
									/** i18n */
									{
										id: "HMCj3A",
										message: ["Okazja"]
									}
								),
								value: request.occasion,
								options: [{
									value: "",
									label: _t(
										/** i18n */
										{
											id: "z6TApo",
											message: ["Bez okazji"]
										}
									)
								}, ...GIFT_DAYS.map((day) => ({
									value: day,
									label: i18n._(GIFT_DAY_LABELS[day])
								}))],
								onChange: (occasion) => onRequest({ occasion })
							}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Select, {
								label: _t(
									/** i18n */
									{
										id: "EVYPa-",
										message: ["Kim jest dla Ciebie"]
									}
								),
								value: request.relation,
								options: [{
									value: "",
									label: _t(
										/** i18n */
										{
											id: "yAmqqb",
											message: ["Nie mówię"]
										}
									)
								}, ...RECIPIENTS.map((one) => ({
									value: one,
									label: i18n._(RELATION_LABELS[one])
								}))],
								onChange: (relation) => onRequest({ relation })
							})]
						}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(RadioGroup, {
							label: _t(
								/** i18n */
								{
									id: "anb68Z",
									message: ["Ile słów"]
								}
							),
							presentation: "chips",
							value: request.length,
							options: LENGTHS.map((length) => ({
								value: length,
								label: i18n._(LENGTH_LABELS[length])
							})),
							onChange: (length) => onRequest({ length })
						}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(RadioGroup, {
							label: _t(
								/** i18n */
								{
									id: "CL3jQk",
									message: ["Jak się zwracać"]
								}
							),
							presentation: "chips",
							value: request.address,
							options: ADDRESSES.map((address) => ({
								value: address,
								label: i18n._(ADDRESS_LABELS[address])
							})),
							onChange: (address) => onRequest({ address })
						})
					]
				})
			}),
			hasFailed ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
				role: "alert",
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Notice, {
					tone: "danger",
					title: _t(
						/** i18n */
						{
							id: "jH4yfk",
							message: ["Nie udało się wygenerować podglądu"]
						}
					),
					action: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
						size: "small",
						icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RotateCcw, { size: 16 }),
						onPress: retry,
						children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
							id: "BbPnhI",
							message: ["Spróbuj ponownie"]
						})
					}),
					children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
						id: "zbRX7N",
						message: ["Sprawdź połączenie z\xA0siecią. To, co już jest na kartce, zostaje."]
					})
				})
			}) : wordsmith === null ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PreviewSkeletons, {}) : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: Writer_module_default.previews,
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(RadioGroup, {
					label: _t(
						/** i18n */
						{
							id: "zg0iIE",
							message: ["Wybierz jeden z\xA0trzech tekstów"]
						}
					),
					presentation: "cards",
					value: chosen === null ? null : String(chosen),
					options: variantPreviews(request, wordsmith).map((description, place) => ({
						value: String(place),
						label: _t(
							/** i18n */
							{
								id: "C9MZFP",
								message: ["Tekst ", ["0"]],
								values: { 0: place + 1 }
							}
						),
						description
					})),
					onChange: (place) => onChoose(Number(place))
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: Writer_module_default.actions,
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
						ref: mix,
						size: "small",
						icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Shuffle, { size: 16 }),
						onPress: onMix,
						children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
							id: "RUcr9V",
							message: ["Ułóż inaczej"]
						})
					}), onUndo === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
						variant: "quiet",
						size: "small",
						icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Undo2, { size: 16 }),
						onPress: takeBack,
						children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
							id: "qUEHGP",
							message: ["Cofnij"]
						})
					})]
				})]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: Writer_module_default.honest,
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
					id: "IF-bEL",
					message: ["To nie AI: zdania układają reguły, na tym urządzeniu. Każde słowo zmienisz w\xA0„Piszę po swojemu”."]
				})
			})
		]
	});
}
export { WriterPanel as default };
