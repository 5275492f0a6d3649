import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { TrashPage } from "#app/forms/trash/components/trash-page";
import { Restored } from "#app/forms/trash/trash.schema";
import { handler, Nothing } from "#app/platform/guard.server";
import { ownForms } from "../forms/forms.server";
import { page, pageAction } from "../guard.server";
import { paths } from "../paths";

export const handle = { i18n: ["formBuilder", "finch", "errors"], title: "formBuilder:trash.title" };

export const loader = page("form", Nothing, ownForms.showTrash);
export const action = pageAction("form", { restore: handler(Restored, ownForms.restore) });

export default function FormTrash() {
	const { rows, tenant } = useLoaderData<typeof loader>();
	const { t } = useTranslation("finch");
	return <TrashPage rows={rows} back={{ to: paths(tenant).forms, label: t("forms.title") }} />;
}
