import { n as Trans, r as useLingui } from "./dist-CJ0y7q9j.js";
import { t as useInfiniteQuery } from "./useInfiniteQuery-CE88fFeE.js";
import { Kn as Page, T as useFormat, Zn as ButtonAnchor, yr as useServices } from "../renderPage.js";
import { t as Button } from "./Button-BS8EKtfW.js";
import { t as PageHeader } from "./PageHeader-Bmm22iEl.js";
import { a as productionQuery, u as Administration_module_default } from "./ReadFailure-FNrYN00e.js";
import { t as Unread } from "./Unread-B_A9i7vX.js";
import { t as createLucideIcon } from "./createLucideIcon-ByydpFMN.js";
import { t as Badge } from "./Badge-CUFWmOKP.js";
import { t as Card } from "./Card-scAZrQw6.js";
import { n as SHIPPING_NAMES, t as COUNTRY_NAMES } from "./deliveryNames-DvwyT2nK.js";
import { t as Rows_module_default } from "./Rows.module-Dy3Etoah.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CMabZmJa.js";
// node_modules/lucide-react/dist/esm/icons/file-down.mjs
/**
* @license lucide-react v1.73.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData = {
	name: "file-down",
	size: 24,
	node: [
		["path", {
			d: "M6 22a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h8a2.4 2.4 0 0 1 1.704.706l3.588 3.588A2.4 2.4 0 0 1 20 8v12a2 2 0 0 1-2 2z",
			key: "1oefj6"
		}],
		["path", {
			d: "M14 2v5a1 1 0 0 0 1 1h5",
			key: "wfsgrz"
		}],
		["path", {
			d: "M12 18v-6",
			key: "17g6i2"
		}],
		["path", {
			d: "m9 15 3 3 3-3",
			key: "1npd3o"
		}]
	]
};
__iconData.node;
var FileDown = createLucideIcon(__iconData);
// src/features/administration/production/ProductionOrderCard.tsx
var import_jsx_runtime = require_jsx_runtime();
/** An order that a parcel goes out for: where to, and what is in it. */
function ProductionOrderCard({ order }) {
	const { _: _t, i18n } = useLingui();
	const format = useFormat();
	const { number, placedAt, recipient, shippingMethod, lockerCode, note, lines } = order;
	const to = [
		recipient.name,
		recipient.company,
		recipient.address,
		`${recipient.postcode} ${recipient.city}`
	];
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Card, {
		title: number,
		lead: format.dateTime(placedAt),
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("dl", {
			className: Administration_module_default.facts,
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("dt", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
					id: "XS_ajP",
					message: ["Dostawa"]
				}) }),
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("dd", { children: [i18n._(SHIPPING_NAMES[shippingMethod]), lockerCode === "" ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [" · ", lockerCode] })] }),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("dt", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
					id: "3dHmdK",
					message: ["Odbiorca"]
				}) }),
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("dd", { children: [
					to.map((part) => part.trim()).filter((part) => part !== "").join(", "),
					", ",
					i18n._(COUNTRY_NAMES[recipient.countryCode])
				] }),
				recipient.phone === "" ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("dt", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
					id: "DrRL-M",
					message: ["Telefon"]
				}) }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("dd", { children: recipient.phone })] }),
				note === "" ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("dt", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
					id: "AhF6_K",
					message: ["Uwagi"]
				}) }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("dd", { children: note })] })
			]
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
			className: Rows_module_default.rows,
			"aria-label": _t(
				/** i18n */
				{
					id: "_w8U12",
					message: ["Rzeczy z\xA0zamówienia ", ["number"]],
					values: { number }
				}
			),
			children: lines.map((line) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LineRow, { line }, line.position))
		})]
	});
}
function LineRow({ line }) {
	const format = useFormat();
	const { title, variantTitle, sku, quantity, isGiftWrapped, attributes, giftMessage, instructions, file } = line;
	const count = format.number(quantity);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
		className: Rows_module_default.plain,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: Rows_module_default.words,
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
					className: Rows_module_default.title,
					children: [
						/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("strong", { children: [
							count,
							" × ",
							title
						] }),
						isGiftWrapped ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Badge, {
							tone: "accent",
							children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
								id: "d5rCVQ",
								message: ["na prezent"]
							})
						}) : null,
						file?.isTaken === true ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Badge, {
							tone: "success",
							children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
								id: "nOox3q",
								message: ["plik pobrany"]
							})
						}) : null
					]
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: Rows_module_default.muted,
					children: [variantTitle, sku].filter(Boolean).join(" · ")
				}),
				attributes.map(({ key, value }) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
					className: Rows_module_default.muted,
					children: [
						key,
						": ",
						value
					]
				}, key)),
				giftMessage === "" ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
					id: "oO-t5m",
					message: ["Bilecik: ", ["giftMessage"]],
					values: { giftMessage }
				}) }),
				instructions === "" ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
					id: "w-QLv3",
					message: ["Prośba kupującego: ", ["instructions"]],
					values: { instructions }
				}) }),
				file !== null && file.url === null ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: Rows_module_default.muted,
					children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
						id: "APy1Nu",
						message: ["Obraz albo słowa kupującego jeszcze do nas nie dotarły."]
					})
				}) : null
			]
		}), file === null || file.url === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(ButtonAnchor, {
			href: file.url,
			size: "small",
			download: true,
			icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FileDown, {
				size: 16,
				"aria-hidden": "true"
			}),
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
				id: "f0g-rn",
				message: ["Plik do druku"]
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
				className: "visually-hidden",
				children: [": ", title]
			})]
		})]
	});
}
// src/features/administration/production/ProductionScreen.tsx
/** /administracja/realizacja: what has to be printed, packed and sent, with the files that it is printed by. */
function ProductionScreen() {
	const { _: _t } = useLingui();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Page, {
		width: "narrow",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PageHeader, {
			title: _t(
				/** i18n */
				{
					id: "4cUkxU",
					message: ["Do wykonania"]
				}
			),
			lead: _t(
				/** i18n */
				{
					id: "jGNvvt",
					message: ["Zamówienia, za którymi idzie paczka: co spakować, dokąd wysłać i\xA0z\xA0czego drukować. Pobrany plik z\xA0obrazem już się nie zmieni."]
				}
			)
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Orders, {})]
	});
}
function Orders() {
	const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(productionQuery(useServices()));
	if (data === void 0) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Unread, {
		error,
		onRetry: () => void refetch(),
		count: 3,
		height: "12rem"
	});
	const orders = data.pages.flatMap((page) => page.orders);
	if (orders.length === 0) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
		id: "0SgPeM",
		message: ["Nie ma jeszcze zamówienia, za którym idzie paczka."]
	}) });
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: Administration_module_default.parts,
		children: [orders.map((order) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ProductionOrderCard, { order }, order.number)), hasNextPage ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
			isPending: isFetchingNextPage,
			onPress: () => void fetchNextPage(),
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
				id: "52DkSI",
				message: ["Pokaż starsze"]
			})
		}) : null]
	});
}
// src/routes/administracja.realizacja.tsx?tsr-split=component---loader
var SplitComponent = ProductionScreen;
export { SplitComponent as component };
