import { useLoaderData } from "@remix-run/react";
import { readsAnew } from "#app/forms/building/between-parts";
import { FormNamed } from "#app/forms/building/build.schema";
import { showBuilder } from "#app/forms/building/build.server";
import { buildVerbs } from "#app/forms/building/build-verbs.server";
import { Builder } from "#app/forms/building/components/builder";
import { page, pageAction } from "../guard.server";
import { workshop } from "../workshop.server";

export const handle = {
	i18n: ["formBuild", "formUses", "formLibrary", "forms", "media", "filePicker", "errors"],
	title: "formBuild:title",
};

export const loader = page("build", FormNamed, showBuilder(workshop));
export const action = pageAction("build", buildVerbs(workshop));
export const shouldRevalidate = readsAnew;

export default function Build() {
	const opened = useLoaderData<typeof loader>();
	return <Builder key={opened.form.id} {...opened} />;
}
