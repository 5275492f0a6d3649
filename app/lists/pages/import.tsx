import { useLoaderData } from "@remix-run/react";
import { useNamespaces } from "../components/use-namespaces";
import { ImportStart } from "../import/components/import-start";
import { importWizard, UPLOAD } from "../import/import-wizard.server";
import { ImportsQuery } from "../import/wizard.schema";
import { listAction, listPage } from "../list-pages.server";

export const handle = { i18n: ["imports", "errors"], title: "imports:title" };

export const loader = listPage(
	"import",
	() => ImportsQuery,
	({ import: kind, namespaces }) =>
		async (visit, query) => ({ ...(await importWizard(kind).showAll(visit, query)), namespaces }),
);
export const action = listAction("import", ({ import: kind }) => importWizard(kind).uploading, UPLOAD);

/** A file for a list. */
export default function Import() {
	useNamespaces(useLoaderData<typeof loader>().namespaces);
	return <ImportStart />;
}
