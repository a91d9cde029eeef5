import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { n as Trans, r as useLingui } from "./dist-CJ0y7q9j.js";
import { t as require_react } from "./react-BHbHrMlk.js";
import { T as useFormat } from "../renderPage.js";
import { t as Button } from "./Button-BS8EKtfW.js";
import { t as Skeleton } from "./Skeleton-ClnzUomb.js";
import { n as CLEARABLE_CACHES, t as measureCaches } from "./measureCaches-BGrhb83q.js";
import { r as workerLine } from "./workerLine-16aE-uFt.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CMabZmJa.js";
// src/features/storage/FreeableList.module.css
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var FreeableList_module_default = {
	list: "_list_rfrcy_2",
	item: "_item_rfrcy_10",
	size: "_size_rfrcy_18"
};
// src/features/storage/freeable.ts
/** What can be freed on this device, the largest first. */
async function freeable() {
	const line = await workerLine();
	if (!line) return [];
	const [measures, packs] = await Promise.all([measureCaches(caches), line.ask({ type: "list-packs" })]);
	const sizeOf = (names) => measures.filter(({ name }) => names.includes(name)).reduce((sum, { bytes }) => sum + bytes, 0);
	return [...["pictures", "catalogue"].map((kind) => ({
		kind,
		bytes: sizeOf(CLEARABLE_CACHES[kind])
	})), ...packs.map(({ id, title, bytes }) => ({
		kind: "pack",
		id,
		title,
		bytes
	}))].filter(({ bytes }) => bytes > 0).toSorted((one, other) => other.bytes - one.bytes);
}
async function free(item) {
	const line = await workerLine();
	if (item.kind === "pack") await line?.ask({
		type: "remove-pack",
		id: item.id
	});
	else await line?.ask({
		type: "clear-caches",
		caches: [item.kind]
	});
}
// src/features/storage/FreeableList.tsx
var import_jsx_runtime = require_jsx_runtime();
/** What can be given back to the device, the largest first, each with its own button. */
function FreeableList({ onFreed }) {
	const { _: _t } = useLingui();
	const format = useFormat();
	const [items, setItems] = (0, import_react.useState)(null);
	(0, import_react.useEffect)(() => void freeable().then(setItems), []);
	async function give(item) {
		await free(item);
		setItems(await freeable());
		onFreed();
	}
	if (items === null) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { height: "2.5rem" });
	if (items.length === 0) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
		id: "P1zoHg",
		message: ["Iskra nie trzyma tu nic, co dałoby się usunąć. Miejsce zajmują inne strony lub pliki."]
	}) });
	const names = {
		pictures: _t(
			/** i18n */
			{
				id: "zZYlF2",
				message: ["Zdjęcia oglądanych produktów"]
			}
		),
		catalogue: _t(
			/** i18n */
			{
				id: "8G3Sy0",
				message: ["Oglądane strony sklepu"]
			}
		)
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
		className: FreeableList_module_default.list,
		children: items.map((item) => {
			const name = item.kind === "pack" ? _t(
				/** i18n */
				{
					id: "fshBeC",
					message: ["Na offline: ", ["0"]],
					values: { 0: item.title }
				}
			) : names[item.kind];
			return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
				className: FreeableList_module_default.item,
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", { children: [name, /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: FreeableList_module_default.size,
					children: format.bytes(item.bytes)
				})] }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
					variant: "secondary",
					size: "small",
					"aria-label": _t(
						/** i18n */
						{
							id: "xbwIla",
							message: ["Usuń: ", ["name"]],
							values: { name }
						}
					),
					onPress: () => void give(item),
					children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
						id: "vTkHiE",
						message: ["Usuń"]
					})
				})]
			}, item.kind === "pack" ? item.id : item.kind);
		})
	});
}
export { FreeableList };
