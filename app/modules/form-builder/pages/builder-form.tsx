import { useActionData, useLoaderData, useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { FormNamed } from "#app/forms/building/build.schema";
import { PlainForm } from "#app/forms/building/components/plain-form";
import { showPlain } from "#app/forms/building/plain.server";
import { plainHandlers } from "#app/forms/building/plain-handlers.server";
import { builderConfig } from "../builder-config.server";
import { page, pageAction } from "../old/guard.server";

export const handle = { i18n: ["formBuild", "formUses", "forms", "errors"], title: "formBuild:old.title" };

export const loader = page("front", FormNamed, showPlain(builderConfig));
export const action = pageAction("front", plainHandlers(builderConfig));

/** The old builder: one form. */
export default function OldForm() {
	const shown = useLoaderData<typeof loader>();
	const { pathname } = useLocation();
	const { t } = useTranslation("formBuild");
	const list = pathname.slice(0, pathname.lastIndexOf("/"));
	return (
		<PlainForm
			shown={shown}
			answer={useActionData<typeof action>()}
			back={{ to: list, label: t("backToForms") }}
			place={pathname}
		/>
	);
}
