import { useLoaderData } from "@remix-run/react";
import { readsAnew } from "../building/between-parts";
import { FormNamed } from "../building/build.schema";
import { showBuilder } from "../building/build.server";
import { buildHandlers } from "../building/build-handlers.server";
import { Builder } from "../building/components/builder";
import { formAction, formPage } from "./form-module.server";

export const handle = {
	i18n: ["formBuild", "formFollowing", "formUses", "formLibrary", "forms", "media", "filePicker", "errors"],
	title: "formBuild:title",
};

export const loader = formPage("build", "build", FormNamed, ({ builderConfig }) => showBuilder(builderConfig));
export const action = formAction("build", "build", ({ builderConfig }) => buildHandlers(builderConfig));
export const shouldRevalidate = readsAnew;

export default function Build() {
	const opened = useLoaderData<typeof loader>();
	return <Builder key={opened.form.id} {...opened} />;
}
