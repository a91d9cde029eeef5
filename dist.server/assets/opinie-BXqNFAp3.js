import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { n as Trans, r as useLingui } from "./dist-CJ0y7q9j.js";
import { t as Star } from "./star-DxhNy6vw.js";
import { B as showToast, Sr as useServices, T as useFormat, tr as ButtonLink } from "../renderPage.js";
import { t as Card } from "./Card-scAZrQw6.js";
import { t as Rows_module_default } from "./Rows.module-Dy3Etoah.js";
import { t as Skeleton } from "./Skeleton-ClnzUomb.js";
import { c as OWN_REVIEWS, n as useAccountPart } from "./useAccountPart-CHsXGuqF.js";
import { P as _maxLength, g as optional, h as object, w as string } from "./schemas-Byd15vnh.js";
import { t as Owned } from "./Owned-CF0BdrCh.js";
import { t as PartView } from "./PartView-Cg8fPooJ.js";
import { t as AccountFrame } from "./AccountFrame-Bfc92FYj.js";
import { a as CardSkeletons, i as useShowPart, t as FormShell } from "./FormShell-DIA31C0u.js";
import { t as require_react } from "./react-BHbHrMlk.js";
import { a as removeReview, s as writeReview } from "./reviewCalls-D-CmC2l4.js";
import { r as languageOf } from "./languages-DstpWIH-.js";
import { t as Badge } from "./Badge-CUFWmOKP.js";
import { t as Button } from "./Button-BS8EKtfW.js";
import { t as Picture } from "./Picture-BgTqeZXW.js";
import { t as Stars } from "./Stars-CKlKE6Bk.js";
import { t as TextLink } from "./TextLink-CFrFjdUC.js";
import { t as ConfirmedAction } from "./ConfirmedAction-D4pXqwrz.js";
import { i as schemaCheck, r as requiredWords, t as judged } from "./schemaCheck-BWuXUlgt.js";
import { a as isStars, n as REVIEW_LENGTH } from "./reviews-eOP0-RJc.js";
import { t as userDraft } from "./userDraft-DqgJfNq4.js";
import { t as useForm } from "./useForm-BMUj1DzV.js";
import { t as RadioGroup } from "./RadioGroup-rTvrlSv9.js";
import { t as TextField } from "./TextField-BA8nvFgI.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CMabZmJa.js";
// src/features/account/reviews/Reviews.module.css
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var Reviews_module_default = {
	row: "_row_h4he4_2",
	picture: "_picture_h4he4_20",
	state: "_state_h4he4_26",
	actions: "_actions_h4he4_27",
	text: "_text_h4he4_38",
	problem: "_problem_h4he4_43"
};
// src/features/account/reviews/ReviewForm.tsx
var import_jsx_runtime = require_jsx_runtime();
var check = schemaCheck(object({
	stars: judged((value) => isStars(Number(value)) ? null : "required"),
	text: judged((value) => value.trim().length > 1e3 ? "too_long" : null),
	signature: requiredWords.check(_maxLength(40))
}));
var DRAFT_SCHEMA = object({
	stars: optional(string()),
	text: optional(string()),
	signature: optional(string())
});
/** Stars, words and the name under them. What is typed and not sent stays on this device. */
function ReviewForm({ product, title, user, isOffline, onClose }) {
	const { _: _t } = useLingui();
	const { productApi } = useServices();
	const show = useShowPart(OWN_REVIEWS, user.id);
	const { handle, review } = product;
	const draft = (0, import_react.useMemo)(() => userDraft({
		name: `review/${handle}`,
		schema: DRAFT_SCHEMA
	}, user.id), [handle, user.id]);
	const form = useForm({
		isEdit: true,
		initial: {
			stars: review === null ? "" : String(review.stars),
			text: review?.text ?? "",
			signature: review?.signature ?? (user.display_name ?? "").slice(0, 40)
		},
		check,
		submit: async ({ stars, text, signature }) => {
			const given = Number(stars);
			if (!isStars(given)) return;
			const said = {
				handle,
				stars: given,
				text: text.trim(),
				signature: signature.trim()
			};
			await show(await writeReview(await productApi(), said));
		},
		onSubmitted: () => {
			showToast({
				type: "success",
				title: _t(
					/** i18n */
					{
						id: "jFbhTb",
						message: ["Dziękujemy za opinię"]
					}
				),
				message: _t(
					/** i18n */
					{
						id: "UseSRU",
						message: ["Pokażemy ją, gdy ją przeczytamy."]
					}
				)
			});
			onClose();
		},
		draft
	});
	const stars = form.field("stars");
	const text = form.field("text");
	const length = text.value.length;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(FormShell, {
		form,
		label: _t(
			/** i18n */
			{
				id: "euL6Ss",
				message: ["Opinia: ", ["title"]],
				values: { title }
			}
		),
		verb: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
			id: "wNU5Bi",
			message: ["Wyślij opinię"]
		}),
		isOffline,
		isKept: true,
		onCancel: onClose,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(RadioGroup, {
				label: _t(
					/** i18n */
					{
						id: "e6Rd32",
						message: ["Ocena"]
					}
				),
				presentation: "chips",
				value: stars.value,
				options: [
					{
						value: "5",
						label: _t(
							/** i18n */
							{
								id: "lmq1hc",
								message: ["5 · świetne"]
							}
						)
					},
					{
						value: "4",
						label: _t(
							/** i18n */
							{
								id: "91uZqR",
								message: ["4 · dobre"]
							}
						)
					},
					{
						value: "3",
						label: _t(
							/** i18n */
							{
								id: "rMa1h6",
								message: ["3 · może być"]
							}
						)
					},
					{
						value: "2",
						label: _t(
							/** i18n */
							{
								id: "db69Hd",
								message: ["2 · słabe"]
							}
						)
					},
					{
						value: "1",
						label: _t(
							/** i18n */
							{
								id: "4lufAC",
								message: ["1 · złe"]
							}
						)
					}
				],
				onChange: stars.onChange
			}), stars.errorMessage === void 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				role: "alert",
				className: Reviews_module_default.problem,
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
					id: "YbAraF",
					message: ["Wybierz ocenę od 1\xA0do 5."]
				})
			})] }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
				...text,
				label: _t(
					/** i18n */
					{
						id: "6Aqv84",
						message: ["Kilka słów (opcjonalnie)"]
					}
				),
				description: _t(
					/** i18n */
					{
						id: "9V_EJr",
						message: [
							["length"],
							" / ",
							["REVIEW_LENGTH"],
							" znaków"
						],
						values: {
							length,
							REVIEW_LENGTH
						}
					}
				),
				autoComplete: "off",
				maxLength: REVIEW_LENGTH,
				multiline: true
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
				...form.field("signature"),
				label: _t(
					/** i18n */
					{
						id: "r39PTZ",
						message: ["Podpis"]
					}
				),
				description: _t(
					/** i18n */
					{
						id: "rMd_bc",
						message: ["Zobaczą go wszyscy. Wystarczy imię."]
					}
				),
				autoComplete: "off",
				maxLength: 40
			})
		]
	});
}
// src/features/account/reviews/ReviewableRow.tsx
/** Something that was bought: what was said of it and what has become of that, or the place to say something. */
function ReviewableRow({ product, user, isOffline }) {
	const { _: _t, i18n } = useLingui();
	const format = useFormat();
	const { productApi } = useServices();
	const show = useShowPart(OWN_REVIEWS, user.id);
	const [isWriting, setWriting] = (0, import_react.useState)(false);
	const row = (0, import_react.useRef)(null);
	const { handle, picture, review, opensAt } = product;
	const title = languageOf(i18n.locale) === "en" ? product.englishTitle ?? product.title : product.title;
	const bought = format.date(product.boughtAt);
	function putAway() {
		setWriting(false);
		requestAnimationFrame(() => row.current?.querySelector("button")?.focus());
	}
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
		ref: row,
		className: Reviews_module_default.row,
		children: [picture === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
			className: Reviews_module_default.picture,
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Picture, {
				picture,
				sizes: "4.5rem"
			})
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: Rows_module_default.words,
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("strong", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextLink, {
					to: "/sklep/produkt/$handle",
					params: { handle },
					children: title
				}) }),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: Rows_module_default.muted,
					children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
						id: "CLzTAZ",
						message: ["kupione ", ["bought"]],
						values: { bought }
					})
				}),
				review === null || isWriting ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Said, { review }),
				isWriting ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ReviewForm, {
					product,
					title,
					user,
					isOffline,
					onClose: putAway
				}) : product.awaitsParcel === true ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: Rows_module_default.muted,
					children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
						id: "RqYUzZ",
						message: ["Ocenisz, gdy paczka dotrze."]
					})
				}) : opensAt === null ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: Reviews_module_default.actions,
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Button, {
						size: "small",
						variant: review === null ? "primary" : "secondary",
						onPress: () => setWriting(true),
						children: [review === null ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
							id: "c5f0k6",
							message: ["Napisz opinię"]
						}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
							id: "M713g2",
							message: ["Zmień opinię"]
						}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
							className: "visually-hidden",
							children: [": ", title]
						})]
					}), review === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ConfirmedAction, {
						verb: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
							id: "vTkHiE",
							message: ["Usuń"]
						}),
						name: _t(
							/** i18n */
							{
								id: "qboHdQ",
								message: ["Usuń opinię: ", ["title"]],
								values: { title }
							}
						),
						question: _t(
							/** i18n */
							{
								id: "saCeoh",
								message: ["Usunąć opinię?"]
							}
						),
						confirmation: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
							id: "tLlflf",
							message: ["Usuń opinię"]
						}),
						done: _t(
							/** i18n */
							{
								id: "RfUdQH",
								message: ["Opinia usunięta"]
							}
						),
						onConfirm: async () => show(await removeReview(await productApi(), handle)),
						children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
							id: "QAxp-e",
							message: ["Zniknie ze strony produktu razem z\xA0oceną i\xA0odpowiedzią sklepu."]
						})
					})]
				}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Later, { opensAt })
			]
		})]
	});
}
function Later({ opensAt }) {
	const from = useFormat().date(opensAt);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
		className: Rows_module_default.muted,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
			id: "UJ2wAQ",
			message: [
				"Ocenisz, gdy paczka dotrze: najpóźniej od ",
				["from"],
				"."
			],
			values: { from }
		})
	});
}
function Said({ review }) {
	const { stars, text, state, reason, answer } = review;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
			className: Reviews_module_default.state,
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Stars, { value: stars }), state === "waiting" ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Badge, {
				tone: "neutral",
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
					id: "gQCu1v",
					message: ["Czeka na sprawdzenie"]
				})
			}) : state === "approved" ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Badge, {
				tone: "success",
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
					id: "FTf7Lu",
					message: ["Opublikowana"]
				})
			}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Badge, {
				tone: "danger",
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
					id: "y6HabQ",
					message: ["Nieopublikowana"]
				})
			})]
		}),
		text === "" ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
			className: Reviews_module_default.text,
			children: text
		}),
		state === "rejected" ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
			className: Rows_module_default.muted,
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
				id: "gi_HOu",
				message: [
					"Powód: ",
					["reason"],
					" Możesz ją zmienić, przeczytamy ją jeszcze raz."
				],
				values: { reason }
			})
		}) : null,
		answer === "" ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
			className: Rows_module_default.muted,
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
				id: "wc3WfM",
				message: ["Odpowiedź Iskry: ", ["answer"]],
				values: { answer }
			})
		})
	] });
}
// src/features/account/reviews/OwnReviewsScreen.tsx
var GHOSTS = [
	1,
	2,
	3
];
/** /opinie: what one has bought, and what one thinks of it. */
function OwnReviewsScreen() {
	const { _: _t } = useLingui();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AccountFrame, {
		place: "reviews",
		lead: _t(
			/** i18n */
			{
				id: "Y8rwuh",
				message: ["Oceń to, co masz z\xA0Iskry. Opinię czytamy, zanim pokażemy ją innym, i\xA0nie zmieniamy w\xA0niej ani słowa."]
			}
		),
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Owned, {
			skeleton: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CardSkeletons, { fields: [3] }),
			children: (user) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(OwnReviewsCard, { user })
		})
	});
}
function OwnReviewsCard({ user }) {
	const { _: _t2 } = useLingui();
	const data = useAccountPart(OWN_REVIEWS, user.is_verified);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Card, {
		title: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
			id: "RfcP4O",
			message: ["Twoje zakupy"]
		}),
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PartView, {
			data,
			skeleton: GHOSTS.map((ghost) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, {
				shape: "box",
				height: "5rem"
			}, ghost)),
			children: ({ products }, isOffline) => products.length === 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NothingBought, {}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
				className: Rows_module_default.rows,
				"aria-label": _t2(
					/** i18n */
					{
						id: "RfcP4O",
						message: ["Twoje zakupy"]
					}
				),
				children: products.map((product) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ReviewableRow, {
					product,
					user,
					isOffline
				}, product.handle))
			})
		})
	});
}
function NothingBought() {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: Rows_module_default.nothing,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
			className: Rows_module_default.empty,
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Star, {
				size: 22,
				strokeWidth: 1.75,
				"aria-hidden": "true"
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
				id: "8bimUN",
				message: ["Nie ma tu jeszcze czego oceniać. Pojawi się to, co kupisz na adres e-mail tego konta."]
			})]
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ButtonLink, {
			to: "/sklep",
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
				id: "SXMvU9",
				message: ["Zajrzyj do sklepu"]
			})
		})]
	});
}
// src/routes/opinie.tsx?tsr-split=component---loader
var SplitComponent = OwnReviewsScreen;
export { SplitComponent as component };
