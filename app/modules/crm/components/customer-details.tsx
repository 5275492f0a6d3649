import { useTranslation } from "react-i18next";
import type { NamesIn, ValuesOf } from "#app/directory/fields/field";
import { detailsOf } from "#app/lists/fields/details";
import { DefinitionList } from "#app/ui/definition-list";
import type { Choice } from "#app/ui/text-field";
import { Time } from "#app/ui/time";
import { customerFields } from "../customers.fields";

type Detail = NamesIn<typeof customerFields, "details">;
export type DetailedCustomer = Pick<ValuesOf<typeof customerFields>, Detail | "name" | "orgNo"> & {
	id: string;
	updatedAt: number;
	createdAt: number;
	/** When the register of companies was asked about it. */
	registerAt: number | null;
};

type CustomerDetailsProps = { customer: DetailedCustomer; types: readonly Choice[]; writes: boolean };

/** The fields of a customer; whoever may write changes each in its place. */
export function CustomerDetails({ customer, types, writes }: CustomerDetailsProps) {
	const { t } = useTranslation(["crm", "crmCustomer"]);
	const { id, name, updatedAt, createdAt, registerAt } = customer;
	const details = detailsOf(customerFields, customer, {
		...{ record: { id, updatedAt, of: name }, writes, t },
		options: { contactTypeId: [{ value: "", label: t("customer.noType") }, ...types] },
	});
	const fetched =
		registerAt === null
			? []
			: [{ label: t("crmCustomer:register.fetched"), value: <Time at={registerAt} as="date" /> }];
	const since = { label: t("customer.since"), value: <Time at={createdAt} as="date" /> };
	return (
		<div className="[&_dl]:items-center">
			<DefinitionList items={[...details, ...fetched, since]} />
		</div>
	);
}
