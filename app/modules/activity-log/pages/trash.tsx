import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { TrashPage } from "#app/forms/trash/components/trash-page";
import { Restored } from "#app/forms/trash/trash.schema";
import { handler, Nothing } from "#app/platform/guard.server";
import { page, pageAction } from "../guard.server";
import { restoreOne, showTrash } from "../trash.server";

export const handle = { i18n: ["formBuilder", "activityLog", "errors"], title: "formBuilder:trash.title" };

export const loader = page("write", Nothing, showTrash);
export const action = pageAction("write", { restore: handler(Restored, restoreOne) });

/** The deleted logs of one's clients, and templates. */
export default function Trash() {
	const { rows, back } = useLoaderData<typeof loader>();
	const { t } = useTranslation("activityLog");
	return <TrashPage rows={rows} back={{ to: back, label: t("title") }} />;
}
