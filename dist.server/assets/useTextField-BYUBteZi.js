import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { X as $23f2114a1b82827e$export$e58f029f0fbfdb29, bt as $bbaa08b3cd72f041$export$9d1611c77c2fe928, r as $3e6197669829fe11$export$40bfa8c7b0832715, st as $8e9d2fae0ecb9001$export$457c3d6518dd4c6f, v as $d1116acdf220c2da$export$4c014de7c8940b4c } from "./Text-CH09p7TZ.js";
import { n as $3274bf1495747a7b$export$5add1d006293d136, r as $191c9b6d48a0a4e2$export$294aa081a6c6f55d, t as $860f7da480e22816$export$b8473d3665f3a75a, u as $fd2148440a13ec26$export$fc1a364ae1f3ff10 } from "./useFormValidation-BfrjTX6Y.js";
import { t as require_react } from "./react-BHbHrMlk.js";
// node_modules/react-aria/dist/private/textfield/useTextField.mjs
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
function $054f71d2330da2e3$export$712718f7aec83d5(props, ref) {
	let { inputElementType = "input", isDisabled = false, isRequired = false, isReadOnly = false, type = "text", validationBehavior = "aria" } = props;
	let [value, setValue] = $3e6197669829fe11$export$40bfa8c7b0832715(props.value, props.defaultValue || "", props.onChange);
	let { focusableProps } = $d1116acdf220c2da$export$4c014de7c8940b4c(props, ref);
	let validationState = $fd2148440a13ec26$export$fc1a364ae1f3ff10({
		...props,
		value
	});
	let { isInvalid, validationErrors, validationDetails } = validationState.displayValidation;
	let { labelProps, fieldProps, descriptionProps, errorMessageProps } = $191c9b6d48a0a4e2$export$294aa081a6c6f55d({
		...props,
		isInvalid,
		errorMessage: props.errorMessage || validationErrors
	});
	let domProps = $8e9d2fae0ecb9001$export$457c3d6518dd4c6f(props, { labelable: true });
	const inputOnlyProps = {
		type,
		pattern: props.pattern
	};
	let [initialValue] = (0, import_react.useState)(value);
	$3274bf1495747a7b$export$5add1d006293d136(ref, props.defaultValue ?? initialValue, setValue);
	$860f7da480e22816$export$b8473d3665f3a75a(props, validationState, ref);
	return {
		labelProps,
		inputProps: $bbaa08b3cd72f041$export$9d1611c77c2fe928(domProps, inputElementType === "input" ? inputOnlyProps : void 0, {
			disabled: isDisabled,
			readOnly: isReadOnly,
			required: isRequired && validationBehavior === "native",
			"aria-required": isRequired && validationBehavior === "aria" || void 0,
			"aria-invalid": isInvalid || void 0,
			"aria-errormessage": props["aria-errormessage"],
			"aria-activedescendant": props["aria-activedescendant"],
			"aria-autocomplete": props["aria-autocomplete"],
			"aria-haspopup": props["aria-haspopup"],
			"aria-controls": props["aria-controls"],
			value,
			onChange: (e) => setValue($23f2114a1b82827e$export$e58f029f0fbfdb29(e).value),
			autoComplete: props.autoComplete,
			autoCapitalize: props.autoCapitalize,
			maxLength: props.maxLength,
			minLength: props.minLength,
			name: props.name,
			form: props.form,
			placeholder: props.placeholder,
			inputMode: props.inputMode,
			autoCorrect: props.autoCorrect,
			spellCheck: props.spellCheck,
			[parseInt("19.3.1", 10) >= 17 ? "enterKeyHint" : "enterkeyhint"]: props.enterKeyHint,
			onCopy: props.onCopy,
			onCut: props.onCut,
			onPaste: props.onPaste,
			onCompositionEnd: props.onCompositionEnd,
			onCompositionStart: props.onCompositionStart,
			onCompositionUpdate: props.onCompositionUpdate,
			onSelect: props.onSelect,
			onBeforeInput: props.onBeforeInput,
			onInput: props.onInput,
			...focusableProps,
			...fieldProps
		}),
		descriptionProps,
		errorMessageProps,
		isInvalid,
		validationErrors,
		validationDetails
	};
}
export { $054f71d2330da2e3$export$712718f7aec83d5 as t };
