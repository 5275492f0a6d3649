import { useTranslation } from "react-i18next";
import type { useFormProblem } from "#app/ui/form-problem";
import { SelectField, TextArea, TextField } from "#app/ui/text-field";
import { usePostalLookup } from "../../components/use-postal-lookup";
import { placePath } from "../addresses";
import type { FieldKey, FormField } from "../fields";

/** How each line of text is typed: keyboard, what the browser may fill in, and width. */
const lines = {
	name: { autoComplete: "name" },
	company: { autoComplete: "organization" },
	orgNo: { inputMode: "numeric", autoComplete: "off", className: "max-w-60" },
	email: { type: "email", autoComplete: "email" },
	phone: { type: "tel", autoComplete: "tel", className: "max-w-60" },
	address: { autoComplete: "street-address" },
	postCode: { inputMode: "numeric", autoComplete: "postal-code", className: "max-w-40" },
	city: { autoComplete: "address-level2", className: "max-w-80" },
	municipality: { autoComplete: "off", className: "max-w-80" },
	webpage: { inputMode: "url", autoComplete: "url" },
	ceo: { autoComplete: "off" },
} as const;

type FormFieldsProps = {
	guid: string;
	fields: FormField[];
	types: { value: string; label: string }[];
	problem: Pick<ReturnType<typeof useFormProblem>, "of">;
	typed: (field: string) => string | undefined;
};

/** The fields that a tenant has chosen, in its order. */
export function FormFields({ guid, fields, types, problem, typed }: FormFieldsProps) {
	const { t } = useTranslation("contactForm");
	const onPostCode = usePostalLookup(placePath(guid));
	return fields.map(({ key, isRequired }) => {
		const own = {
			id: key,
			name: key,
			label: t(`field.${key}`),
			error: problem.of(key),
			optional: !isRequired,
			defaultValue: typed(key) ?? "",
			"aria-required": isRequired || undefined,
		};
		if (key === "message") return <TextArea key={key} {...own} rows={6} maxLength={5000} />;
		if (key === "contactType")
			return (
				<SelectField
					key={key}
					{...own}
					size="lg"
					className="max-w-80"
					options={[{ value: "", label: t("notChosen") }, ...types]}
				/>
			);
		const change = key === "postCode" ? { onChange: onPostCode } : {};
		return <TextField key={key} {...own} {...lines[key]} {...change} size="lg" help={helpOf(key, t)} />;
	});
}

const helpOf = (key: FieldKey, t: (key: string) => string) => (key === "orgNo" ? t("help.orgNo") : undefined);
