import { useTranslation } from "react-i18next";
import type { BulkAction } from "#app/lists/components/bulk-bar";
import { type Choice, SelectField, TextField } from "#app/ui/text-field";
import { StaffField } from "../../components/staff-field";
import { paths } from "../../paths";

/** What is done with several customers at once. */
export function useCustomerBulk(tenant: string, types: readonly Choice[], lists: readonly Choice[]): BulkAction[] {
	const { t } = useTranslation("crmLists");
	const { t: crm } = useTranslation("crm");
	const at = paths(tenant);
	const name = (field: string, label: string) => `${crm(`customer.${field}`)}: ${label}`;
	const fields = [
		...types.map(({ value, label }) => ({ value: `contactTypeId:${value}`, label: name("contactType", label) })),
		{ value: "contactTypeId:", label: name("contactType", t("customer.noType")) },
		...["all", "own"].map((value) => ({
			value: `visibility:${value}`,
			label: name("visibility", crm(`visibility.${value}`)),
		})),
	];
	return [
		{
			intent: "bulkAssign",
			label: t("bulk.assign"),
			icon: "user-round",
			fields: <StaffField name="owner" label={crm("customer.owner")} help={t("bulk.ownerHelp")} source={at.staff} />,
		},
		{
			intent: "bulkTag",
			label: t("bulk.tag"),
			icon: "tag",
			fields: (
				<>
					<TextField name="tag" label={t("bulk.tagName")} autoComplete="off" maxLength={40} />
					<SelectField
						name="how"
						label={t("bulk.how")}
						options={["add", "remove"].map((value) => ({ value, label: t(`bulk.${value}Tag`) }))}
					/>
				</>
			),
		},
		{
			intent: "bulkList",
			label: t("bulk.list"),
			icon: "list",
			fields: (
				<>
					<SelectField
						name="list"
						label={t("bulk.whichList")}
						options={[{ value: "", label: t("bulk.newList") }, ...lists]}
					/>
					<TextField name="listName" label={t("bulk.listName")} autoComplete="off" maxLength={60} optional />
					<SelectField
						name="listHow"
						label={t("bulk.how")}
						options={["add", "remove"].map((value) => ({ value, label: t(`bulk.${value}List`) }))}
					/>
				</>
			),
		},
		{
			intent: "bulkSet",
			label: t("bulk.set"),
			icon: "pencil",
			fields: <SelectField name="field" label={t("bulk.field")} options={fields} />,
		},
		{
			intent: "export",
			label: t("bulk.export"),
			icon: "download",
			file: (chosen) => {
				const query = "ids" in chosen ? `ids=${chosen.ids.join()}` : chosen.query;
				return `${at.customers}/export?${query && `${query}&`}format=xlsx`;
			},
		},
		{ intent: "bulkArchive", label: t("bulk.archive"), icon: "archive", danger: true },
	];
}
