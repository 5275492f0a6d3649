import { useActionData, useLoaderData, useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { FormNamed } from "#app/forms/building/build.schema";
import { PlainForm } from "#app/forms/building/components/plain-form";
import { showPlain } from "#app/forms/building/plain.server";
import { plainVerbs } from "#app/forms/building/plain-verbs.server";
import { page, pageAction } from "../guard.server";
import { workshop } from "../workshop.server";

export const handle = { i18n: ["formBuild", "formUses", "forms", "errors"], title: "formBuild:title" };

export const loader = page("write", FormNamed, showPlain(workshop));
export const action = pageAction("write", plainVerbs(workshop));

/** The builder for a browser without JavaScript: the form's questions as a plain list. */
export default function BuildList() {
	const shown = useLoaderData<typeof loader>();
	const { pathname } = useLocation();
	const { t } = useTranslation("formBuild");
	const build = pathname.slice(0, pathname.lastIndexOf("/"));
	return (
		<PlainForm
			shown={shown}
			answer={useActionData<typeof action>()}
			back={{ to: build, label: t("publish.back") }}
			place={build}
		/>
	);
}
