import { useActionData, useLoaderData, useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { FormNamed } from "../building/build.schema";
import { PlainForm } from "../building/components/plain-form";
import { showPlain } from "../building/plain.server";
import { plainHandlers } from "../building/plain-handlers.server";
import { formAction, formPage } from "./form-module.server";

export const handle = { i18n: ["formBuild", "formUses", "forms", "errors"], title: "formBuild:title" };

export const loader = formPage("buildList", "build", FormNamed, ({ builderConfig }) => showPlain(builderConfig));
export const action = formAction("buildList", "build", ({ builderConfig }) => plainHandlers(builderConfig));

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
