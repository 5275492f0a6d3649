import { useActionData, useLoaderData, useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { FormNamed } from "../build.schema";
import { page, pageAction } from "../old/guard.server";
import { showPlain } from "../plain/plain.server";
import { PlainForm } from "../plain/plain-form";
import { plainVerbs } from "../plain/plain-verbs.server";

export const handle = { i18n: ["formBuild", "forms", "errors"], title: "formBuild:old.title" };

export const loader = page("front", FormNamed, showPlain);
export const action = pageAction("front", plainVerbs);

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
