import { useTranslation } from "react-i18next";

/** The name of a customer's field, as its form has it. */
export function useFieldName() {
	const { t } = useTranslation(["crm", "crmForm", "crmClean"]);
	const elsewhere: Record<string, string> = {
		orgForm: "crmForm:register.field.orgForm",
		industry: "crmForm:register.field.industry",
		employees: "crmForm:register.field.employees",
		contactTypeId: "customer.contactType",
		ownerId: "customer.owner",
		municipalityNo: "crmClean:field.municipalityNo",
		tags: "crmClean:field.tags",
	};
	return (field: string) => t(elsewhere[field] ?? `customer.${field}`);
}
