import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-BHbHrMlk.js";
import { t as Choice_module_default } from "./Choice.module-D2rNwfSW.js";
import { t as classNames } from "./classNames-D1L2HDWQ.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CMabZmJa.js";
// src/ui/RadioGroup.module.css
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var RadioGroup_module_default = {
	legend: "_legend_6oesq_2",
	options: "_options_6oesq_8",
	option: "_option_6oesq_8",
	withAside: "_withAside_6oesq_97",
	aside: "_aside_6oesq_107",
	art: "_art_6oesq_179"
};
// src/ui/RadioGroup.tsx
var import_jsx_runtime = require_jsx_runtime();
/** One of a few, all of them in sight. */
function RadioGroup(props) {
	const { label, options, value, onChange, presentation = "list", isLabelHidden = false } = props;
	const ownName = (0, import_react.useId)();
	const name = props.name ?? ownName;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("fieldset", {
		"data-presentation": presentation,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("legend", {
			className: isLabelHidden ? "visually-hidden" : RadioGroup_module_default.legend,
			children: label
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
			className: RadioGroup_module_default.options,
			children: options.map((option) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("label", {
				className: classNames(Choice_module_default.choice, RadioGroup_module_default.option, option.aside !== void 0 && RadioGroup_module_default.withAside),
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("input", {
						type: "radio",
						className: presentation === "chips" || presentation === "tiles" ? "visually-hidden" : Choice_module_default.box,
						name,
						value: option.value,
						checked: option.value === value,
						disabled: option.disabled === true,
						onChange: () => onChange(option.value)
					}),
					option.art === void 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: RadioGroup_module_default.art,
						"aria-hidden": "true",
						children: option.art
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
						className: Choice_module_default.words,
						children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: option.label }), option.description === void 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
							className: Choice_module_default.description,
							children: option.description
						})]
					}),
					option.aside === void 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: RadioGroup_module_default.aside,
						children: option.aside
					})
				]
			}, option.value))
		})]
	});
}
export { RadioGroup as t };
