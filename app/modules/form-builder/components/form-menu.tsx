import { useTranslation } from "react-i18next";
import type { ListedForm } from "#app/forms/lists/list-of-forms.server";
import { Icon } from "#app/ui/icon";
import { Menu } from "#app/ui/menu";
import { paths } from "../paths";

/** Where a row's form leads to, and what is done with it alone. */
export function FormMenu({ form, tenant }: { form: ListedForm; tenant: string }) {
	const { t } = useTranslation("formBuilder");
	const at = paths(tenant);
	const { id, slug, title, currentNumber } = form;
	return (
		<Menu
			label={t("moreOf", { title })}
			buttonClass="icon-btn icon-btn-sm relative cursor-pointer"
			button={<Icon name="ellipsis" />}
			entries={[
				{ kind: "link", icon: "pencil", label: t("go.build"), to: at.build(slug) },
				...(currentNumber > 0
					? ([
							{ kind: "link", icon: "inbox", label: t("go.replies"), to: at.replies(slug) },
							{ kind: "link", icon: "chart-line", label: t("go.report"), to: at.report(slug) },
							{ kind: "link", icon: "share-2", label: t("go.share"), to: at.share(slug) },
						] as const)
					: []),
				{ kind: "link", icon: "settings", label: t("go.settings"), to: at.settings(slug) },
				{ kind: "line" },
				{
					kind: "post",
					icon: "copy",
					label: t("duplicate"),
					action: at.forms,
					fields: { intent: "duplicate", id },
				},
			]}
		/>
	);
}
