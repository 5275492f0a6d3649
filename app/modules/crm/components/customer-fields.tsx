import { useTranslation } from "react-i18next";
import type { useFormProblem } from "#app/ui/form-problem";
import { SelectField, TextField } from "#app/ui/text-field";
import { places } from "../places";
import { usePlace } from "./use-place";

export type CustomerValues = Partial<Record<(typeof lines)[number]["name"] | "visibility", string | number | null>>;

const WHOLE_LINE = "sm:col-span-2";

const lines = [
	{ name: "name", required: true, className: WHOLE_LINE },
	{ name: "orgNo", inputMode: "numeric" },
	{ name: "orgForm" },
	{ name: "industry" },
	{ name: "employees", inputMode: "numeric", width: "max-w-40" },
	{ name: "phone", type: "tel" },
	{ name: "email", type: "email" },
	{ name: "webpage", inputMode: "url" },
	{ name: "ceo" },
	{ name: "address", className: WHOLE_LINE },
	{ name: "postCode", inputMode: "numeric", width: "max-w-40" },
	{ name: "city" },
	{ name: "municipality", className: WHOLE_LINE, width: "max-w-80" },
] as const;

/** The names of the fields, in their order. */
export const customerFieldNames = [...lines.map(({ name }) => name), "visibility"] as const;

type CustomerFieldsProps = { values: CustomerValues; problem: ReturnType<typeof useFormProblem>; tenant: string };

/** What people fill in about a customer; the same for a new one and for one that is there. */
export function CustomerFields({ values, problem, tenant }: CustomerFieldsProps) {
	const { t } = useTranslation("crm");
	const onPostCode = usePlace(places(tenant).place);
	return (
		<div className="grid items-start gap-x-4 gap-y-5 sm:grid-cols-2">
			{lines.map(({ name, ...line }) => (
				<TextField
					key={name}
					{...line}
					{...(name === "postCode" && { onChange: onPostCode })}
					id={name}
					name={name}
					label={t(`customer.${name}`)}
					error={problem.of(name)}
					defaultValue={problem.typed(name) ?? values[name] ?? ""}
					optional={!("required" in line)}
					autoComplete="off"
				/>
			))}
			<SelectField
				id="visibility"
				name="visibility"
				label={t("customer.visibility")}
				help={t("customer.visibilityHelp")}
				error={problem.of("visibility")}
				defaultValue={problem.typed("visibility") ?? values.visibility ?? "all"}
				className={WHOLE_LINE}
				width="max-w-80"
				options={["all", "own"].map((value) => ({ value, label: t(`visibility.${value}`) }))}
			/>
		</div>
	);
}
