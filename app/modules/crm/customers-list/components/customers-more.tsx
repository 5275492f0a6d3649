import { useTranslation } from "react-i18next";
import { LinkButton } from "#app/ui/button";
import { Icon } from "#app/ui/icon";
import { Menu } from "#app/ui/menu";
import { places } from "../../places";

/** What is done with the customers as a whole. */
export function CustomersMore({ tenant }: { tenant: string }) {
	const { t } = useTranslation("crmLists");
	const { t: clean } = useTranslation("crmClean");
	const at = places(tenant);
	return (
		<>
			<Menu
				label={t("more")}
				buttonClass="btn btn-quiet cursor-pointer"
				button={<Icon name="ellipsis" />}
				entries={[
					{ kind: "link", icon: "copy", label: clean("duplicates.open"), to: at.duplicates },
					{ kind: "link", icon: "trash-2", label: t("trash.customers"), to: at.trashedCustomers },
				]}
			/>
			<LinkButton icon="upload" to={at.importCustomers}>
				{t("import")}
			</LinkButton>
		</>
	);
}
