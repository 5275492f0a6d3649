import { useTranslation } from "react-i18next";
import { writtenPhone } from "#app/directory/phone";
import { InlineField } from "#app/lists/components/inline-field";
import { DefinitionList } from "#app/ui/definition-list";
import type { Choice } from "#app/ui/text-field";
import { Time } from "#app/ui/time";

type Text = string | null;
const lines = [
	...(["phone", "email", "webpage", "address", "postCode", "city", "municipality", "ceo"] as const),
	...(["orgForm", "industry", "employees"] as const),
];
const types = { phone: "tel", email: "email" } as const;

export type DetailedCustomer = {
	id: string;
	name: string;
	updatedAt: number;
	createdAt: number;
	visibility: string;
	contactTypeId: Text;
	tags: string[];
	/** When the register of companies was asked about it. */
	registerAt: number | null;
	employees: number | null;
} & Record<Exclude<(typeof lines)[number], "employees"> | "orgNo", Text>;

const written = (field: string, value: string) => (field === "phone" ? writtenPhone(value) : value);

type CustomerDetailsProps = { customer: DetailedCustomer; types: readonly Choice[]; writes: boolean };

/** The fields of a customer; whoever may write changes each in its place. */
export function CustomerDetails({ customer, types: contactTypes, writes }: CustomerDetailsProps) {
	const { t } = useTranslation(["crm", "crmCustomer"]);
	const { id, name, updatedAt, contactTypeId, tags, visibility } = customer;
	const record = { id, updatedAt, of: name };
	const choice = (field: string, label: string, value: string, options: readonly Choice[]) => ({
		label,
		value: writes ? (
			<InlineField {...record} name={field} label={label} value={value} options={options} />
		) : (
			options.find((option) => option.value === value)?.label
		),
	});
	const line = (field: string, value: string, type: "text" | "tel" | "email" = "text") => ({
		label: t(`customer.${field}`),
		value: writes ? (
			<InlineField
				{...record}
				name={field}
				label={t(`customer.${field}`)}
				value={value}
				type={type}
				display={written(field, value)}
			/>
		) : (
			written(field, value)
		),
	});
	const details = [
		choice("contactTypeId", t("customer.contactType"), contactTypeId ?? "", [
			{ value: "", label: t("customer.noType") },
			...contactTypes,
		]),
		...lines.map((field) => line(field, String(customer[field] ?? ""), types[field as "phone"])),
		...(tags.length > 0 ? [line("tags", tags.join(", "))] : []),
		choice(
			"visibility",
			t("customer.visibility"),
			visibility,
			["all", "own"].map((value) => ({ value, label: t(`visibility.${value}`) })),
		),
		...(customer.registerAt === null
			? []
			: [{ label: t("crmCustomer:register.fetched"), value: <Time at={customer.registerAt} as="date" /> }]),
		{ label: t("customer.since"), value: <Time at={customer.createdAt} as="date" /> },
	];
	return (
		<div className="[&_dl]:items-center">
			<DefinitionList items={writes ? details : details.filter(({ value }) => value)} />
		</div>
	);
}
