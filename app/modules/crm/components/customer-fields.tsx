import { useTranslation } from "react-i18next";
import type { NamesIn } from "#app/directory/fields/field";
import { FormFields } from "#app/directory/fields/form-fields";
import type { useFormProblem } from "#app/ui/form-problem";
import { customerFields } from "../customers.fields";
import { paths } from "../paths";
import { usePostalLookup } from "./use-postal-lookup";

type CustomerFieldsProps = {
	values: Partial<Record<NamesIn<typeof customerFields, "form">, string | number | null>>;
	problem: ReturnType<typeof useFormProblem>;
	tenant: string;
};

/** What people fill in about a customer; the same for a new one and for one that is there. */
export function CustomerFields({ values, problem, tenant }: CustomerFieldsProps) {
	const { t } = useTranslation("crm");
	const onPostCode = usePostalLookup(paths(tenant).place);
	return (
		<div className="grid items-start gap-x-4 gap-y-5 sm:grid-cols-2">
			<FormFields
				{...{ fields: customerFields, values, problem, t }}
				autoComplete="off"
				more={{ postCode: { onChange: onPostCode }, visibility: { help: t("customer.visibilityHelp") } }}
			/>
		</div>
	);
}
