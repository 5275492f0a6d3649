import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { TrashPage } from "#app/forms/trash/components/trash-page";
import { Restored } from "#app/forms/trash/trash.schema";
import { handler, Nothing } from "#app/platform/guard.server";
import { restoreOne, showTrash } from "../forms-list.server";
import { page, pageAction } from "../guard.server";
import { paths } from "../paths";

export const handle = { i18n: ["formBuilder", "errors"], title: "formBuilder:trash.title" };

export const loader = page("front", Nothing, showTrash);
export const action = pageAction("front", { restore: handler(Restored, restoreOne) });

export default function Trash() {
	const { rows, tenant } = useLoaderData<typeof loader>();
	const { t } = useTranslation("formBuilder");
	return <TrashPage rows={rows} back={{ to: paths(tenant).forms, label: t("title") }} />;
}
