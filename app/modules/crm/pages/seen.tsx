import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { page } from "../guard.server";
import { paths } from "../paths";
import { ViewersList } from "../sharing/components/viewers-list";
import { WhoQuery } from "../sharing/sharing.schema";
import { showViewers } from "../sharing/show-viewers.server";

export const handle = { i18n: ["crm", "crmShare", "modules", "errors"], title: "crmShare:who.title" };

export const loader = page("customers", WhoQuery, showViewers);

export default function SeenBy() {
	const shown = useLoaderData<typeof loader>();
	const { t } = useTranslation(["crmShare", "crm"]);
	return (
		<PageBody width="form">
			<PageHeader
				back={{ to: paths(shown.tenant).customers, label: t("crm:customers.title") }}
				title={t("who.title")}
				meta={t("who.help")}
			/>
			<ViewersList {...shown} />
		</PageBody>
	);
}
