import { useTranslation } from "react-i18next";
import { backToList } from "#app/lists/in-list";
import { Icon } from "#app/ui/icon";
import { Menu } from "#app/ui/menu";
import { paths } from "../paths";

type CustomerMenuProps = {
	customer: { id: string; name: string; orgNo: string | null };
	/** The list that the customer was opened from, to which one comes back. */
	list: string | null;
	tenant: string;
};

/** What is done with a customer more seldom than to edit it. */
export function CustomerMenu({ customer: { id, name, orgNo }, list, tenant }: CustomerMenuProps) {
	const { t } = useTranslation("crmCustomer");
	const at = paths(tenant);
	return (
		<Menu
			label={t("more.label", { name })}
			button={<Icon name="ellipsis" className="size-5" />}
			buttonClass="icon-btn border border-line-2"
			entries={[
				...(orgNo
					? [
							{
								kind: "link",
								icon: "refresh-cw",
								label: t("more.register"),
								to: `${at.register}?q=${orgNo}`,
							} as const,
						]
					: []),
				{ kind: "link", icon: "copy", label: t("more.merge"), to: `${at.mergeCustomers}?c=${id}` },
				{ kind: "line" },
				{
					kind: "post",
					action: backToList(at.customers, list),
					fields: { intent: "bulkArchive", "ids[]": id },
					label: t("more.archive"),
					icon: "archive",
				},
			]}
		/>
	);
}
